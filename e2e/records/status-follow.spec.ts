import type { Page } from '@playwright/test';
import { amountField, depositButton, openAsPayer, openSheet } from '../deposit/deposit-page.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withoutLive } from '../page/without-live.ts';
import { giveRecords, moveDeposit } from './give-records.ts';

/** Those of the status page, from now on. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/finance/deposit/detail')) count += 1;
  });
  return () => count;
}

test('a payment is asked for without live messages: ever less often, when the page is looked at again and by a button that says as of when, until it is final [G-053 G-212]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/live\/credential/);
  const phone = await playerWithStatus('fully_kyc');
  await signIn(context, { phone });
  const { deposits } = await giveRecords(phone);
  await withoutLive(page);
  await page.clock.install();
  const asked = countQuestions(page);
  const path = `/s-transaction/status?id=${deposits.paying}&type=deposit`;
  await open(page, path);
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const asOf = page.getByText(/^As of /);
  await expect(asOf).toBeVisible();

  await test.step('by the button', async () => {
    // The clock stands still, so nothing but the button asks.
    const before = await asOf.innerText();
    await page.clock.runFor(1000);
    const question = page.waitForRequest('**/finance/deposit/detail*');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await question;
    await expect(asOf).not.toHaveText(before);
  });

  await test.step('by itself', async () => {
    await goInside(page, '/my');
    await expect(asOf).toHaveCount(0);
    await goInside(page, path);
    await expect(asOf).toBeVisible();
    for (const waitMs of [3000, 6000, 12_000, 24_000, 30_000, 30_000]) {
      const before = { asked: asked(), words: await asOf.innerText() };
      await page.clock.runFor(waitMs - 1);
      expect(asked(), `after ${waitMs - 1} ms`).toBe(before.asked);
      await page.clock.runFor(1);
      await expect(asOf).not.toHaveText(before.words);
      expect(asked(), `after ${waitMs} ms`).toBe(before.asked + 1);
    }
  });

  await test.step('when it is looked at again, and not while it is not', async () => {
    const look = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibility,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await look('hidden');
    const before = asked();
    await page.clock.runFor(120_000);
    expect(asked()).toBe(before);
    await moveDeposit(deposits.paying, 'paying', 'timeout');
    await look('visible');
    await expect(page.getByText('It was not paid in time.')).toBeVisible();
    expect(asked()).toBe(before + 1);
  });

  await test.step('and no more once it is final', async () => {
    await expect(page.getByText('This is the final status.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
    const before = asked();
    await page.clock.runFor(600_000);
    expect(asked()).toBe(before);
  });
});

test('a payment of another amount is said to be here, with its case, and nobody is asked to pay again [G-210 G-212]', async ({
  page,
}) => {
  await openAsPayer(page);
  const sheet = await openSheet(page);
  await sheet.getByText('GCash', { exact: true }).click();
  await amountField(sheet).fill('1000');
  await depositButton(sheet).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.getByRole('textbox', { name: 'Another amount in pesos' }).fill('900');
  await page.getByRole('button', { name: 'Pay this amount' }).click();
  await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=deposit/);
  const main = page.getByRole('main');
  await expect(main).toContainText('We have your payment. You do not need to pay again.');
  await expect(main).toContainText(/We received PHP 900.00 on .*which does not match this deposit/);
  await expect(main).toContainText(/We check it, usually within a day.*Case \d+/);
  await expect(main.getByRole('status').first()).toHaveText('Under review');
  await expect(main.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await main.getByRole('link', { name: 'Ask about it' }).click();
  await expect(page).toHaveURL(/\/service$/);
});
