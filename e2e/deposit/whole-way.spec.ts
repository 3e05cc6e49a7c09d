import { createClient } from '@perya/contract/client';
import { excludeSelf } from '@perya/contract/limits/calls/limits';
import type { Page } from '@playwright/test';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { amountField, depositButton, openAsPayer, openSheet } from './deposit-page.ts';

/** The sandbox's pay page, reached by a deposit of 1,000 pesos. */
async function goToPayPage(page: Page, channel = 'GCash'): Promise<void> {
  const sheet = await openSheet(page);
  await sheet.getByText(channel, { exact: true }).click();
  await amountField(sheet).fill('1000');
  await depositButton(sheet).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByText('₱1,000.00').first()).toBeVisible();
}

/** The player closes the account for play for a day, on another device. */
async function excludeElsewhere(phone: string): Promise<void> {
  const { token } = JSON.parse(await openSession({ phone })) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  await client.call(excludeSelf, { period: '1d' });
}

/** Settled by the gateway's word, which comes beside the browser's way back. */
async function expectBalance(page: Page, balance: string): Promise<void> {
  await expect(async () => {
    await open(page, '/my');
    await expect(page.getByRole('region', { name: 'My Balance' })).toContainText(balance, {
      timeout: 10_000,
    });
  }).toPass();
}

test('goes from the sheet to the payment, which brings nothing where it is declined or left, and back with the money and its cashback in the wallet; the own limits and a closed account refuse [A-007 M-043 M-133 M-138 M-204 M-206 M-429 M-452]', async ({
  page,
}) => {
  const phone = await openAsPayer(page);
  await test.step('declined, and left', async () => {
    await goToPayPage(page, 'QR Ph');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=deposit/);
    await open(page, '/my');
    await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('0.00');
    const sheet = await openSheet(page);
    // A deposit that is neither paid nor over keeps its ticket; those of GCash are counted below.
    await sheet.getByText('QR Ph', { exact: true }).click();
    await amountField(sheet).fill('300');
    await depositButton(sheet).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Go back without paying' }).click();
    await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=deposit/);
    await open(page, '/my');
    await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('0.00');
  });

  await test.step('paid', async () => {
    await goToPayPage(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=deposit/);
    await expect(page.getByText('The money is in your wallet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(addressOf('/my'));
    await onDesktop(page, async () => {
      // 5 % of 1,000 came on top.
      await expectBalance(page, '1,050.00');
      // One of the three tickets of the day is used.
      const sheet = await openSheet(page);
      await expect(
        sheet.getByRole('list', { name: 'Your tickets today' }).getByRole('listitem'),
      ).toHaveCount(2);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toHaveCount(0);
    });
  });

  await test.step('refused, with the way to the limits', async () => {
    await goInside(page, '/play-limits');
    await page.getByRole('textbox', { name: 'Set a limit: Daily deposit limit' }).fill('400');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await expect(toastOf(page, 'The limit is set and applies from now on')).toBeVisible();
    await goInside(page, '/my');
    const sheet = await openSheet(page);
    await amountField(sheet).fill('500');
    await depositButton(sheet).click();
    await expect(amountField(sheet)).toHaveAccessibleDescription(/limit that you have set/);
    await expect(sheet.getByRole('link', { name: 'See your limits' })).toBeVisible();
    await excludeElsewhere(phone);
    await amountField(sheet).fill('300');
    await depositButton(sheet).click();
    await expect(amountField(sheet)).toHaveAccessibleDescription(
      /^Your account is closed for play and deposits. Your balance can still be withdrawn/,
    );
    await expect(sheet.getByRole('link', { name: 'See your limits' })).toBeVisible();
  });
});
