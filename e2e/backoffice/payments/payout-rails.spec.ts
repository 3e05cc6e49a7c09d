import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../../page/test.ts';
import { openAsStaff } from '../open-as-staff.ts';

test('who pays out when a gateway fails is typed a line each, asked of a second person, and refused where nobody has the gateway @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'cashier', '/backoffice/payments/channels');
  const withdrawals = page.getByRole('table', { name: 'Withdrawals' });
  await withdrawals.getByRole('button', { name: 'Change UnionBank' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change UnionBank' });
  const rails = dialog.getByLabel('Who pays out when its gateway fails');
  await dialog.getByLabel('Why, for the audit').fill('A second rail');
  await rails.fill('other PH_UBP ten');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rails).toHaveAccessibleDescription(/Gateway, method, pesos and percent/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await rails.fill('other PH_UBP 10 0.5');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(rails).toHaveAccessibleDescription(/gateway/i);
  await expect(rails).toHaveAttribute('aria-invalid', 'true');
});

test('a channel that takes money has no such rails @desktop', async ({ page }) => {
  await openAsStaff(page, 'cashier', '/backoffice/payments/channels');
  const deposits = page.getByRole('table', { name: 'Deposits' });
  await deposits.getByRole('button', { name: 'Change GCash', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change GCash' });
  await expect(dialog.getByLabel('Why, for the audit')).toBeVisible();
  await expect(dialog.getByLabel('Who pays out when its gateway fails')).toBeHidden();
});
