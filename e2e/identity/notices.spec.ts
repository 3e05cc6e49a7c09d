import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsPlayer } from './open-as-player.ts';

test('a player chooses what is told by which way; of a consent the page keeps the words, and what touches the account stays on', async ({
  page,
}) => {
  await openAsPlayer(page, '/my/notices');
  const security = page.getByRole('region', { name: 'Account and security' });
  await expect(security.getByRole('switch', { name: 'By SMS' })).toBeChecked();
  await expect(security.getByRole('switch', { name: 'By SMS' })).toBeDisabled();

  const rewards = page.getByRole('region', { name: 'Rewards' }).getByRole('switch', {
    name: 'By SMS',
  });
  await expect(rewards).not.toBeChecked();
  await rewards.click();
  await expect(rewards).toBeChecked();

  const offers = page.getByRole('region', { name: 'Offers and news' }).getByRole('switch', {
    name: 'By email',
  });
  await expect(offers).not.toBeChecked();
  await offers.click();
  await expect(offers).toBeChecked();
  const history = page.getByRole('region', { name: 'Your choices' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.first()).toContainText('I want offers and news by email.');
  await expect(history.first()).toContainText('version 1');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(rewards).toBeChecked();
  await offers.click();
  await expect(offers).not.toBeChecked();
  await expect(history).toHaveCount(3);
});
