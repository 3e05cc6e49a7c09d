import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { becomeWalletUser } from '../partners/enter-by-link.ts';
import { comeInsideApp } from '../partners/inside-app.ts';
import {
  amountField,
  answer,
  bodyOf,
  depositButton,
  depositCall,
  enterBy,
  openAsPayer,
  openSheet,
  sheetOf,
} from './deposit-page.ts';

test('gives the second mini-app its one channel and its own success, hands the payment of the shopping player to the app or says why not, and opens no panel for the wallet-app user [M-127 M-204 M-207 M-208 M-209 M-320 M-323 M-325 M-327 M-332 M-491]', async ({
  page,
}) => {
  let phone = '';
  await test.step('the second mini-app', async () => {
    const asked: unknown[] = [];
    await page.route(depositCall, async (route) => {
      asked.push(await bodyOf(route));
      return answer(route, { id: '7', pay_url: '' });
    });
    await comeInsideApp(page);
    phone = await openAsPayer(page, '/my?from=maya&action=deposit', 'maya');
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('radio')).toHaveCount(0);
    const quick = sheet.getByRole('list', { name: 'Quick amounts' }).getByRole('button');
    await expect(quick).toHaveText(['₱100', '₱300', '₱500', '₱1,000', '₱3,000', '₱5,000']);
    await quick.nth(1).click();
    await expect(amountField(sheet)).toHaveValue('300');
    await depositButton(sheet).click();
    await expect(toastOf(page, 'deposit success')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(asked).toEqual([expect.objectContaining({ pid: 1009, partner: 'maya' })]);
    await page.unroute(depositCall);
  });

  await test.step('the shopping app', async () => {
    await page.route(depositCall, (route) => answer(route, { id: '7', pay_url: '/sandbox/pay/7' }));
    await enterBy(phone, 'lazada');
    await open(page, '/my?from=lazada');
    const sheet = await openSheet(page);
    await expect(sheet.getByRole('radio')).toHaveCount(1);
    await expect(sheet.getByRole('radio', { name: /^LazadaMini/ })).toBeChecked();
    await amountField(sheet).fill('500');
    const failed = toastOf(page, 'lazada-mini deposit error');
    const expectFailure = async () => {
      await depositButton(sheet).click();
      await expect(failed).toBeVisible();
      await failed.locator('button').click();
      await expect(failed).toHaveCount(0);
      await expect(page).toHaveURL(addressOf('/my?from=lazada'));
    };
    await expectFailure();
    await page.evaluate(() =>
      Object.assign(window, { peryaShell: { pay: () => Promise.reject(new Error('closed')) } }),
    );
    await expectFailure();
    await page.unroute(depositCall);
    await page.route(depositCall, (route) => answer(route, { id: '7', pay_url: '' }));
    await expectFailure();
    await page.unroute(depositCall);
    await page.route(depositCall, (route) => answer(route, { id: '7', pay_url: '/sandbox/pay/7' }));
    await page.evaluate(() => {
      const paid: string[] = [];
      Object.assign(window, { paid, peryaShell: { pay: (url: string) => paid.push(url) } });
    });
    await depositButton(sheet).click();
    await expect(sheet).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { paid: string[] }).paid)).toEqual([
      addressOf('/sandbox/pay/7'),
    ]);
    await expect(page).toHaveURL(addressOf('/my?from=lazada'));
    await page.unroute(depositCall);
  });

  await test.step('the wallet app, which an address alone does not make', async () => {
    // An operator who has named no address of a wallet app: the player is told so.
    await nameAddresses(page, { walletAppUrl: '' });
    await enterBy(phone, 'web');
    await open(page, '/my?from=ewallet');
    const sheet = await openSheet(page);
    await expect(amountField(sheet)).toBeVisible();
    await becomeWalletUser(page, phone);
    await open(page, '/my');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(toastOf(page, 'wallet app')).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
  });
});
