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
