import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('who writes content asks a second person for licence and contacts of a brand @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/settings/brands');
  const card = page.getByRole('region', { name: 'Tala (tala)' });
  await expect(card).toContainText('DEMO-0000');
  await card.getByRole('button', { name: 'Licence and contacts …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Licence and contacts of Tala (tala)' });
  await dialog.getByLabel('Number of the licence').fill(`PGC-${Date.now()}`);
  await dialog.getByLabel('Contacts').fill('Facebook http://plain.example');
  await dialog.getByLabel('Reason').selectOption('regulator');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('A name and an address with https on each line');
  await dialog.getByLabel('Contacts').fill('Facebook https://facebook.example/tala');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('waits for a second person');
});

test('brands are compared side by side, and several are changed at once only where something is ticked @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/settings/brands');
  await expect(page.getByRole('heading', { name: 'Where they differ' })).toBeVisible();
  await page.getByRole('button', { name: 'Change several …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change several brands' });
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('Choose brands, and what is to change');
  await dialog.getByLabel('Change: Helpline').check();
  await expect(dialog.getByLabel('Helpline', { exact: true })).toBeVisible();
  await expect(dialog).not.toContainText('Choose brands, and what is to change');
  expect(await faultsInBothThemes(page)).toEqual([]);
});
