import type { Locator } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withoutLive } from '../page/without-live.ts';
import {
  amountField,
  answer,
  bodyOf,
  depositButton,
  offerChannels,
  openAsPayer,
  openSheet,
} from './deposit-page.ts';

const terms = {
  percent: 5,
  max_bonus: '2500.00',
  opt_in_from: '20.00',
  applies_from: '20.00',
  wagering_times: 1,
};
const offered = { cashback_state: 1, cashback_coupons_num: 3, cashback_terms: terms };
const ticketsOf = (sheet: Locator) =>
  sheet.getByRole('list', { name: 'Your tickets today' }).getByRole('listitem');

test('is on where the channel offers it, says live what it brings, and begins anew with another channel [M-125 M-138 M-139 M-141 M-210 M-211 M-303 M-304 M-452]', async ({
  page,
}) => {
  await offerChannels(page, [
    { id: 1, name: 'With Three', min_amount: '10.00', ...offered },
    { id: 2, name: 'With One', ...offered, cashback_coupons_num: 1, max_amount: '100000.00' },
    { id: 3, name: 'Spent', cashback_state: 1, cashback_terms: terms },
    { id: 4, name: 'Without', cashback_coupons_num: 3 },
  ]);
  await openAsPayer(page);
  const sheet = await openSheet(page);
  const toggle = sheet.getByRole('switch', { name: '5% cashback' });
  const amount = amountField(sheet);
  await expect(ticketsOf(sheet)).toHaveCount(3);
  await expect(ticketsOf(sheet).first()).toContainText('up to ₱2,500');
  await expect(sheet.getByText('Minimum deposit ₱20', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Minimum deposit ₱20 to opt in')).toBeVisible();
  await amount.fill('19');
  await expect(toggle).toBeDisabled();
  await expect(toggle).not.toBeChecked();
  await expect(sheet.getByText('Minimum deposit ₱20 to opt in')).toBeVisible();
  await amount.fill('20');
  await expect(toggle).toBeChecked();
  await expect(toggle).toHaveAccessibleDescription('You get ₱1.00 on top');
  await amount.fill('333');
  await expect(toggle).toHaveAccessibleDescription('You get ₱16.65 on top');
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toHaveAccessibleDescription('You could get ₱16.65 on top');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await sheet.getByText('With One', { exact: true }).click();
  await expect(ticketsOf(sheet)).toHaveCount(1);
  await expect(toggle).toBeChecked();
  await amount.fill('60000');
  await expect(toggle).toHaveAccessibleDescription('You get ₱2,500.00 on top');
  await sheet.getByText('With Three', { exact: true }).click();
  await expect(toggle).toBeChecked();
  for (const name of ['Spent', 'Without']) {
    await sheet.getByText(name, { exact: true }).click();
    await expect(toggle).toHaveCount(0);
    await expect(ticketsOf(sheet)).toHaveCount(0);
  }
});

test('counts down to the end of the day in Manila and takes the tickets away then [M-212 M-477]', async ({
  page,
}) => {
  await offerChannels(page, [offered]);
  await page.clock.install({ time: new Date(`${manilaDay()}T23:50:00+08:00`) });
  await openAsPayer(page);
  const sheet = await openSheet(page);
  await expect(ticketsOf(sheet)).toHaveCount(3);
  await page.clock.pauseAt(new Date(`${manilaDay()}T23:59:50+08:00`));
  await expect(sheet.getByRole('timer')).toHaveText('Ends in 00:00:10');
  await amountField(sheet).fill('500');
  await expect(sheet.getByRole('switch')).toBeChecked();
  await page.clock.runFor(10_500);
  await expect(ticketsOf(sheet)).toHaveCount(0);
  await expect(sheet.getByRole('switch')).toHaveCount(0);
  const sent: unknown[] = [];
  await page.route('**/finance/payment/deposit*', async (route) => {
    sent.push(await bodyOf(route));
    return answer(route, null);
  });
  await depositButton(sheet).click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ cashback_flag: 0 })]);
});

/** Sessions are granted by the real clock, so the page's clock stays near it. */
function manilaDay(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
}

test('has a page with the tickets, what they brought and the terms [A-052 M-138 M-139 M-140 M-141]', async ({
  page,
}) => {
  await openAsPayer(page, '/cashback');
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeVisible();
  // Three of GCash, three of Maya and one of QR Ph, all unused by a new player.
  const section = page.getByRole('region', { name: 'Your tickets today' });
  await expect(section.getByRole('listitem')).toHaveCount(7);
  await expect(section.getByRole('timer')).toHaveText(/^Ends in \d\d:\d\d:\d\d$/);
  await expect(section.getByText('Minimum deposit ₱100').first()).toBeVisible();
  await expect(page.getByText(/you get 5% of your deposit on top, up to ₱2,500/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await section.getByRole('button', { name: 'Deposit with Maya' }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await expect(sheet.getByRole('radio', { name: /^Maya/ })).toBeChecked();
});

test('is for players only, who come back to it after the login [A-052]', async ({ page }) => {
  await open(page, '/');
  await page.goto(addressOf('/cashback'));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/'));
});

test('says when no ticket is left, and tries again where they did not come', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/cashback\/tickets/);
  expectProblem(/live\/credential/);
  await withoutLive(page);
  await page.route('**/promo/cashback/tickets', (route) => route.abort());
  await openAsPayer(page, '/cashback');
  await expect(page.getByText('Your tickets could not be loaded')).toBeVisible();
  await page.unroute('**/promo/cashback/tickets');
  await page.route('**/promo/cashback/tickets', (route) =>
    answer(route, {
      tickets: [],
      offers: [{ ...terms, name: 'Cashback', terms: '', channel_names: ['Wallet'] }],
      total: '125.50',
      today: '25.00',
      now: 1000,
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No tickets left today')).toBeVisible();
  await expect(page.getByText('₱125.50').first()).toBeAttached();
});
