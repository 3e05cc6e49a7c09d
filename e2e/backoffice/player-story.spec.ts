import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { newPlayer } from './new-player.ts';
import { openAsStaff } from './open-as-staff.ts';

test('a player is restricted for some days, and the page says so in its head, its limits and its timeline @desktop', async ({
  page,
}) => {
  const uid = await newPlayer();
  await openAsStaff(page, 'support', `/backoffice/players/${uid}`);
  await page.getByRole('button', { name: 'Restrict', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Restrict player ${uid}` });
  await dialog.getByLabel('Withdrawals').check();
  await expect(dialog.getByText(/Withdrawals: paused for your account until/)).toBeVisible();
  await dialog.getByLabel('For how many days').selectOption('7');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(dialog.getByText('The player is restricted until')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Withdrawals paused')).toBeVisible();

  const timeline = page.getByRole('table', { name: 'Timeline' });
  const restriction = timeline.getByRole('row', { name: /Restriction/ });
  // The day stands above it, the hour in the row.
  await expect(restriction).toContainText(/\d\d:\d\d/);
  await restriction.getByRole('link', { name: 'Restriction' }).click();
  await expect(page).toHaveURL(/\/limits$/);
  await page.goBack();
  await page.getByLabel('Everything').selectOption('login');
  await expect(page).toHaveURL(/kind=login/);
  await expect(page.getByText('Restriction', { exact: true })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const parts = page.getByRole('navigation', { name: 'Parts of the story' });
  await parts.getByText('Limits').click();
  await expect(page.getByRole('table', { name: 'Restrictions' })).toContainText('Withdrawals');
  await page.getByRole('button', { name: 'Ask to end it early' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('what is rarely decided lies under More, and a tag stands beside the name @desktop', async ({
  page,
}) => {
  const uid = await newPlayer();
  await openAsStaff(page, 'support', `/backoffice/players/${uid}`);
  await expect(page.getByRole('button', { name: 'End all sessions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'End all sessions' }).click();
  const dialog = page.getByRole('dialog', { name: `End every session of player ${uid}` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Watch' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.status-badge', { hasText: 'Watch' })).toBeVisible();
});
