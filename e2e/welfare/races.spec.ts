import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';

test('a player reads what a race is by, joins it and leaves it again', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: '9170000010' });
  await open(page, '/races');
  const race = page.getByRole('region', { name: 'Weekly Race' });
  await expect(race).toContainText('Betting more gives no advantage.');
  await race.getByRole('button', { name: 'Join the race' }).click();
  await expect(race.getByRole('button', { name: 'Leave the race' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.reload();
  await race.getByRole('button', { name: 'Leave the race' }).click();
  await expect(race.getByRole('button', { name: 'Join the race' })).toBeVisible();
});
