import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('who may asks a second person for other VIP levels, and each must need more than the one before @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'promotions', '/backoffice/settings/vip');
  await expect(page.getByRole('table', { name: 'List of levels' }).getByRole('row')).toHaveCount(
    30,
  );
  await page.getByRole('button', { name: 'Change the levels …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the levels' });
  const field = dialog.getByLabel('XP of each level');
  const lines = (await field.inputValue()).split('\n');
  await field.fill(lines.slice(1).join('\n'));
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('29 whole numbers, one on each line');
  await field.fill([...lines.slice(1), '1'].join('\n'));
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('Each level needs more than the one before it');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a cashier sees where vouchers are sold, and asks for another shop @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'cashier', '/backoffice/payments/voucher-shops');
  await expect(page.getByRole('table', { name: 'List of shops' })).toContainText('Shown');
  await page.getByRole('button', { name: 'Add a shop …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a shop' });
  await dialog.getByLabel('Address').fill('http://shop.example');
  await dialog.getByLabel('Price, in pesos').fill('2000');
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('An address that begins with https');
  await dialog.getByLabel('Address').fill(`https://shop.example/${Date.now()}`);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('waits for a second person');
});
