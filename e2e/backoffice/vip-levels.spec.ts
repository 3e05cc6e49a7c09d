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
  const level = (number: number) => dialog.getByLabel(`VIP ${number}`, { exact: true });
  const wrong = 'A whole number, higher than that of the level before';
  const ask = () => dialog.getByRole('button', { name: 'Ask for approval' }).click();
  const third = await level(3).inputValue();
  await level(2).fill(third);
  await dialog.getByLabel('Reason').selectOption('planned');
  await ask();
  await expect(level(3)).toHaveAccessibleDescription(wrong);
  await expect(level(3)).toBeFocused();
  await expect(level(2)).not.toHaveAccessibleDescription(wrong);
  await level(2).fill('many');
  await expect(level(2)).toHaveAccessibleDescription(wrong);
  await expect(level(3)).not.toHaveAccessibleDescription(wrong);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await level(2).fill(String(Number(third) - 1));
  await ask();
  await expect(dialog).toContainText('waits for a second person');
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
