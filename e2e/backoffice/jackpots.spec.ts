import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('@desktop staff read what is in jackpots and what they return, and ask for another whose terms are judged before', async ({
  page,
}) => {
  await openAsStaff(page, 'games', '/backoffice/games/jackpots');
  const table = page.getByRole('table', { name: 'Jackpots' });
  await expect(table.getByRole('row', { name: /^Grand/ })).toContainText('0.5399 %');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a jackpot' }).click();
  const dialog = page.getByRole('dialog', { name: 'New jackpot' });
  await dialog.getByLabel('Code').fill(`e2e-${Date.now()}`);
  await dialog.getByLabel('Name in English').fill('Lantern');
  await dialog.getByLabel('Name in Tagalog').fill('Parol');
  await dialog.getByLabel('Share of a stake, in percent').fill('9');
  await dialog.getByLabel('Begins with, in pesos').fill('1000');
  await dialog.getByLabel('Holds at most, in pesos').fill('500000');
  await dialog.getByLabel('Staked for one win on average, in pesos').fill('10000000');
  await dialog.getByLabel('Games').fill('plinko');
  await dialog.getByLabel('Reason').selectOption({ label: 'Planned' });
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('would return more than 99.5 %');
  await dialog.getByLabel('Share of a stake, in percent').fill('0.1');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await openAsStaff(page, 'auditor', '/backoffice/games/jackpots');
  await expect(table.getByRole('row', { name: /^Grand/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a jackpot' })).toHaveCount(0);
});
