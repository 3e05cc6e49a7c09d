import { expect, test } from '../../page/test.ts';
import { openAsStaff } from '../open-as-staff.ts';
import { askDatabase } from '../submit-identity.ts';
import { waitingWithdrawal } from './waiting-withdrawal.ts';

test('@desktop a withdrawal is held and paid by keys alone, a dialog begins at its reason and gives the focus back to the case, and its rules fit into one line of the list', async ({
  page,
}) => {
  const { id, uid } = await waitingWithdrawal(500);
  await askDatabase(
    `update payments.withdrawal set reasons = '{first-payout,velocity,new-device,new-phone,new-account,young-kyc}'
     where id = ${id}`,
  );
  await openAsStaff(page, 'cashier', `/backoffice/payments/withdrawals?uid=${uid}`);
  const row = page.getByRole('row', { name: new RegExp(`W${id}`) });

  await test.step('six rules in a row as high as any other', async () => {
    await expect(row).toContainText('First');
    await expect(row).toContainText('+4');
    await expect(row.getByTitle('New device, New phone, New account, Young KYC')).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThan(34);
  });

  await row.getByRole('link', { name: `W${id}` }).click();
  const drawer = page.getByRole('complementary', { name: `Withdrawal W${id}` });
  const heading = drawer.getByRole('heading', { name: `Withdrawal W${id}` });
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();
  await page.keyboard.press('c');
  await drawer.getByRole('button', { name: 'Pay' }).waitFor();

  await test.step('given up: the focus is where one was', async () => {
    await page.keyboard.press('p');
    const pay = page.getByRole('dialog', { name: `Pay W${id}` });
    await expect(pay.getByLabel('Reason')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pay).toBeHidden();
    await expect(heading).toBeFocused();
  });

  await test.step('opened by its button: the focus is on it again', async () => {
    const button = drawer.getByRole('button', { name: 'Hold', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const hold = page.getByRole('dialog', { name: `Hold W${id}` });
    // The case behind the dialog is read anew only once the dialog is closed.
    let readAnew = () => {};
    const mayAnswer = new Promise<void>((answer) => {
      readAnew = answer;
    });
    await page.route('**/backoffice/api/payments/withdrawal?*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await hold.getByLabel('Reason').selectOption('more-proof');
    await page.keyboard.press('Control+Enter');
    await expect(hold.getByRole('status')).toContainText('It is held.');
    await expect(hold.getByRole('button', { name: 'Claim the next' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hold).toBeHidden();
    await expect(button).toBeFocused();
    readAnew();
    await expect(drawer.getByText('Held', { exact: true })).toBeVisible();
    // A held one is not held again: the button is gone from under the focus, and the case goes on.
    await expect(button).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  await test.step('paid', async () => {
    await page.keyboard.press('p');
    const pay = page.getByRole('dialog', { name: `Pay W${id}` });
    await pay.getByLabel('Reason').selectOption('checked');
    await page.keyboard.press('Control+Enter');
    await expect(pay.getByRole('status')).toContainText('It is on its way to the player');
    await pay.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toContainText('Completed');
    await expect(heading).toBeFocused();
  });
});
