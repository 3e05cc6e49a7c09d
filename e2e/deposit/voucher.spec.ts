import type { Locator, Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { answer, depositButton, openAsPayer, openSheet, press, refuse } from './deposit-page.ts';

const exchangeCall = '**/finance/lazada/exchange';
const productsCall = '**/finance/lazada/product/list';
const product = { img: '/art/channels/voucher.svg', link: 'https://shop.example/500' };

const codeField = (sheet: Locator) => sheet.getByRole('textbox', { name: 'Voucher code' });

async function openVoucher(page: Page): Promise<Locator> {
  const sheet = await openSheet(page);
  await sheet.getByText('Voucher', { exact: true }).click();
  return sheet;
}

test('takes a code of five characters or more in place of an amount, says under it why it was refused, and in a toast what it brought; the wallet is read a second later [M-128 M-134 M-135 M-204 M-205 M-300 M-301 M-302 M-421 M-422 M-425 M-447]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/502|exchange/);
  await page.route(productsCall, (route) => answer(route, [{ ...product, price: '500.00' }]));
  await page.clock.install();
  await openAsPayer(page);
  const sheet = await openVoucher(page);
  await test.step('the code', async () => {
    const code = codeField(sheet);
    const button = depositButton(sheet);
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
    await expect(sheet.getByRole('link', { name: 'Buy a voucher of ₱500.00' })).toHaveAttribute(
      'href',
      'https://shop.example/500',
    );
    await press(sheet);
    await expect(code).toHaveAccessibleDescription('Verification code error');
    for (const short of ['a', 'abcd']) {
      await code.fill(short);
      await expect(code).toHaveAccessibleDescription('Verification code error');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    await code.fill(' ab cd e ');
    await expect(code).toHaveValue('abcde');
    await expect(code).not.toHaveAccessibleDescription('Verification code error');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await code.fill('x'.repeat(60));
    await expect(code).toHaveValue('x'.repeat(50));
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('a refusal', async () => {
    const code = codeField(sheet);
    await code.fill('PERYA12345');
    await page.route(exchangeCall, (route) =>
      refuse(route, 'VOUCHER_USED', 'This voucher was used already'),
    );
    await depositButton(sheet).click();
    await expect(code).toHaveAccessibleDescription('This voucher was used already');
    await page.unroute(exchangeCall);
    await page.route(exchangeCall, (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await code.fill('PERYA12346');
    await depositButton(sheet).click();
    await expect(code).toHaveAccessibleDescription('deposit error');
    await page.unroute(exchangeCall);
  });

  await test.step('what the exchange brought', async () => {
    const bodies: unknown[] = [];
    await page.route(exchangeCall, (route) => {
      bodies.push(route.request().postDataJSON());
      return answer(route, { data: '₱500.00 is in your wallet', amount: '500.00' });
    });
    await codeField(sheet).fill('PERYA12345');
    const read: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/finance/wallet')) read.push(read.length);
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await depositButton(sheet).click();
    await expect(sheet).toHaveCount(0);
    expect(bodies).toEqual([{ exchangeCode: 'PERYA12345', device: 'web' }]);
    await page.clock.runFor(999);
    // Whatever had left before would have been seen by the time that this is answered.
    await page.evaluate(() => fetch('/healthz').then(() => null));
    expect(read).toHaveLength(0);
    await page.clock.runFor(2);
    await expect.poll(() => read.length).toBe(1);
    await page.clock.resume();
    await expect(toastOf(page, '₱500.00 is in your wallet')).toBeVisible();
    await page.unroute(exchangeCall);
  });

  await test.step('success where the server says nothing', async () => {
    await page.route(exchangeCall, (route) => answer(route, { data: '', amount: '500.00' }));
    await openVoucher(page);
    await codeField(sheet).fill('PERYA12345');
    await depositButton(sheet).click();
    await expect(toastOf(page, 'success')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});
