import { readPlayer } from '@perya/contract/identity/staff-calls/players';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { newPlayer } from './new-player.ts';
import { openAsStaff } from './open-as-staff.ts';
import { staffClient } from './staff-client.ts';

test('a list is narrowed to a player who is picked by name, on a phone too, and a half name is no filter @desktop', async ({
  page,
}) => {
  const uid = await newPlayer();
  const support = await staffClient('support');
  const { username } = await support.call(readPlayer, { uid });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsStaff(page, 'support', '/backoffice/risk/limits');
  const field = page.getByRole('combobox', { name: 'Player id' });
  await field.fill(username);
  const option = page.getByRole('option', { name: new RegExp(uid) });
  await expect(option).toBeVisible();
  await expect(page).not.toHaveURL(/uid=/);
  const list = await page.getByRole('listbox').boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await field.press('Enter');
  await expect(field).toHaveValue(uid);
  await expect(page).toHaveURL(new RegExp(`uid=(%22)?${uid}`));
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
