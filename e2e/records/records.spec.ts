import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { nameOfColour } from '../page/faults/colour-of.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { openSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { giveRecords, moveDeposit } from './give-records.ts';

const empty = 'There is no data yet!';

async function playerWithRecords(context: BrowserContext, bonuses?: number) {
  const phone = freshPhone();
  await signIn(context, { phone });
  return giveRecords(phone, bonuses);
}

const rowsOf = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Records' }).getByRole('link', { name, exact: true });
const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a visitor gets no further than the login; a new player finds empty lists by the shortcuts, a list that failed tries again, and no payment of another shows [A-040 A-041 G-044 G-045 G-046 G-047 G-048 G-049 G-053 G-054 M-044 M-046 M-073]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/transaction\/list|deposit\/detail/);
  await test.step('a visitor', async () => {
    for (const path of ['/s-transaction', '/s-transaction/status?id=1&type=deposit']) {
      await open(page, path);
      await expect(page).toHaveURL(addressOf('/'));
      await expect(page.getByRole('dialog')).toBeVisible();
    }
  });

  await test.step('the list loads, fails and is tried again', async () => {
    await signIn(context);
    let letFail = () => {};
    const held = new Promise<void>((resolve) => {
      letFail = resolve;
    });
    await page.route('**/finance/transaction/list**', async (route) => {
      await held;
      await route.abort();
    });
    // When the live line is up, the list is read anew.
    await untilListening(page, () => open(page, '/s-transaction/balance'));
    await expect(page.getByText('Loading...')).toBeVisible();
    letFail();
    await expect(page.getByText('Error fetching data.', { exact: true })).toHaveCount(2);
    await page.unroute('**/finance/transaction/list**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(empty)).toBeVisible();
  });

  await test.step('the shortcuts lead to empty lists', async () => {
    await goInside(page, '/my');
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    await shortcuts.getByRole('link', { name: 'Transaction', exact: true }).click();
    await expect(page).toHaveURL(addressOf('/s-transaction/balance'));
    await expect(page.getByRole('navigation', { name: 'Records' }).getByRole('link')).toHaveText([
      'Balance',
      'Deposit',
      'Withdraw',
      'Bonus',
    ]);
    for (const tab of ['Deposit', 'Withdraw', 'Bonus', 'Balance']) {
      await tabOf(page, tab).click();
      await expect(page).toHaveURL(addressOf(`/s-transaction/${tab.toLowerCase()}`));
      await expect(tabOf(page, tab)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(empty)).toBeVisible();
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(0);
    await page.getByRole('link', { name: 'Back to My' }).click();
    await shortcuts.getByRole('link', { name: 'Bonus', exact: true }).click();
    await expect(page).toHaveURL(addressOf('/s-transaction/bonus'));
  });

  await test.step('no such record', async () => {
    const another = freshPhone();
    await openSession({ phone: another });
    const { deposits } = await giveRecords(another);
    for (const query of [
      `id=${deposits.completed}&type=deposit`,
      'id=999999999&type=deposit',
      'id=x&type=deposit',
      'id=1&type=RedeemFilcoins',
      'id=1&type=nonsense',
      '',
    ]) {
      await goInside(page, `/s-transaction/status?${query}`);
      await expect(page.getByText('Record not found'), query).toBeVisible();
    }
    await page.getByRole('link', { name: 'All transactions' }).click();
    await expect(page).toHaveURL(addressOf('/s-transaction/balance'));
  });
});

test('the tabs show every change and deposit in its colour, narrowed by what stands in the address, and follow a payment live [G-047 G-050 G-051 G-127 G-145 G-146 G-147 G-148 G-149 G-150 G-151 G-152 G-204 G-205 G-207 G-209 G-210 G-212 G-257 G-302 G-340]', async ({
  page,
  context,
}) => {
  const { deposits } = await playerWithRecords(context);
  await test.step('the balance', async () => {
    await open(page, '/s-transaction/balance');
    const rows = rowsOf(page, 'Balance');
    await expect(rows).toHaveCount(6);
    await expect(page.getByText('6 records')).toBeVisible();
    await expect(rows.nth(0)).toContainText('Withdrawal');
    await expect(rows.nth(0)).toContainText('−₱700.00');
    await expect(rows.nth(0)).toContainText('Balance ₱3,350.00');
    const colours = await Promise.all(
      ['Under review', 'Completed', 'Canceled'].map((name) =>
        rows
          .getByText(name, { exact: true })
          .first()
          .evaluate((badge) => getComputedStyle(badge).color),
      ),
    );
    expect(colours.map(nameOfColour)).toEqual(['orange', 'green', 'red']);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(0);
    await onDesktop(page, async () => {
      await expect(rows).toHaveCount(6);
      expect(await faultsInBothThemes(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(0);
    });
  });

  await test.step('type, days and status', async () => {
    await expect(page.getByRole('group', { name: 'Days' }).getByRole('radio')).toHaveCount(5);
    for (const days of ['Today', 'Yesterday', 'Last 7 days', 'Last 15 days', 'Last 30 days']) {
      await expect(page.getByRole('radio', { name: days })).toHaveCount(1);
    }
    await expect(page.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    const status = page.getByRole('combobox', { name: 'Status' });
    await expect(status.getByRole('option')).toHaveText(['All', 'Pending', 'Completed', 'Failed']);
    await status.selectOption('Failed');
    await expect(page).toHaveURL(addressOf('/s-transaction/balance?status=failed'));
    await expect(rowsOf(page, 'Balance')).toHaveCount(1);
    await expect(rowsOf(page, 'Balance')).toContainText('Canceled');
    await status.selectOption('All');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Deposit Bonus');
    await expect(page).toHaveURL(addressOf('/s-transaction/balance?type=4009'));
    await expect(rowsOf(page, 'Balance')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Yesterday' }).click();
    await expect(page).toHaveURL(addressOf('/s-transaction/balance?type=4009&time_flag=1'));
    await expect(page.getByText(empty)).toBeVisible();
    await tabOf(page, 'Bonus').click();
    await expect(page).toHaveURL(addressOf('/s-transaction/bonus?time_flag=1'));
    await open(page, '/s-transaction/balance?type=2001&time_flag=30&status=pending');
    await expect(rowsOf(page, 'Balance')).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('2001');
  });

  await test.step('deposits by channel and status', async () => {
    await goInside(page, '/s-transaction/deposit');
    await expect(rowsOf(page, 'Deposit')).toHaveCount(4);
    const asked = page.waitForRequest(/\/finance\/deposit\/list\?.*status=TIMEOUT/);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Timed out');
    await asked;
    await expect(page).toHaveURL(addressOf('/s-transaction/deposit?status=TIMEOUT'));
    await expect(rowsOf(page, 'Deposit')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Maya');
    await expect(page.getByText(empty)).toBeVisible();
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption('GCash');
    await expect(rowsOf(page, 'Deposit')).toHaveCount(1);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await rowsOf(page, 'Deposit').getByRole('link').click();
    const path = `/s-transaction/status?id=${deposits.timeout}&type=deposit`;
    await expect(page).toHaveURL(addressOf(path));
    await expect(page.getByRole('heading', { name: 'GCash' })).toBeVisible();
    await expect(
      page.getByText('It was not paid in time. Nothing was taken from you.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await expect(page.getByRole('main').locator('ol > li')).toContainText([
      'Pending',
      'Paying',
      'Timed out',
    ]);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('what is decided shows on the open page and in the open list', async () => {
    await goInside(page, `/s-transaction/status?id=${deposits.paying}&type=deposit`);
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await moveDeposit(deposits.paying, 'paying', 'timeout');
    await expect(
      page.getByText('It was not paid in time. Nothing was taken from you.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the transactions' }).click();
    await expect(rowsOf(page, 'Deposit').first()).toContainText('Timed out');
    await moveDeposit(deposits.paying, 'timeout', 'canceled');
    await expect(rowsOf(page, 'Deposit').first()).toContainText('Canceled');
  });
});

test('the status pages let an unpaid deposit be paid or given up, show what arrives of a withdrawal, and speak Tagalog [A-041 G-048 G-052 G-053 G-208 G-210 G-211 G-212]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { deposits, withdrawals } = await playerWithRecords(context);
  await test.step('an unpaid deposit', async () => {
    await open(page, `/s-transaction/status?id=${deposits.paying}&type=deposit`);
    await expect(page.getByText('₱1,500.00').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/docs/faq');
    await page.getByRole('button', { name: 'Copy: ID' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(deposits.paying);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(0);
    await page.getByRole('button', { name: 'Cancel deposit' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this deposit?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel deposit' }).click();
    await question.getByRole('button', { name: 'Cancel deposit' }).click();
    await expect(page.getByText('The deposit is canceled', { exact: true })).toBeVisible();
    await expect(
      page.getByText('It was canceled. Nothing was added to your wallet.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  });

  await test.step('withdrawals', async () => {
    await goInside(page, '/s-transaction/withdraw');
    await expect(rowsOf(page, 'Withdraw')).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
    await expect(rowsOf(page, 'Withdraw')).toHaveCount(1);
    await rowsOf(page, 'Withdraw').getByRole('link').click();
    await expect(page).toHaveURL(
      addressOf(`/s-transaction/status?id=${withdrawals.under_review}&type=withdraw`),
    );
    await expect(
      page.getByText('We review it before it is paid, usually within a day. Your money is safe.'),
    ).toBeVisible();
    await expect(page.getByText('₱690.00')).toBeVisible();
    await expect(page.getByText(/4321/)).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await goInside(page, `/s-transaction/status?id=${withdrawals.canceled}&type=withdraw`);
    await expect(
      page.getByText('It was canceled. The money is back in your wallet.'),
    ).toBeVisible();
  });

  await test.step('in Tagalog', async () => {
    await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await open(page, '/s-transaction/balance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
    const rows = rowsOf(page, 'Balanse');
    await expect(rows.nth(0)).toContainText('Withdrawal');
    await expect(rows.nth(0)).toContainText('Under review');
    await expect(page.getByRole('radio', { name: 'Kahapon' })).toHaveCount(1);
    expect(await fitsWidth(page)).toBe(0);
    await goInside(page, `/s-transaction/status?id=${deposits.canceled}&type=deposit`);
    await expect(page.getByText('Kinansela ito. Walang idinagdag sa wallet mo.')).toBeVisible();
  });
});

test('lists scroll on by the last id until they end, bonuses have no status to filter by, and a statement is downloaded as PDF and CSV of a year at most [G-002 G-049 G-130 G-206 G-334]', async ({
  page,
  context,
}) => {
  await playerWithRecords(context, 23);
  await test.step('bonuses', async () => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname !== '/member/transaction/bonus') return;
      expect(url.searchParams.get('page_size')).toBe('10');
      asked.push(url.searchParams.get('last_id'));
    });
    await open(page, '/s-transaction/bonus');
    const rows = rowsOf(page, 'Bonus');
    await expect(rows.first()).toContainText('Deposit Bonus');
    await expect(page.getByText('23 records')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
    await page.mouse.wheel(0, 20_000);
    await expect(rows).toHaveCount(20);
    await page.mouse.wheel(0, 20_000);
    await expect(rows).toHaveCount(23);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    expect(asked[0]).toBeNull();
    expect(new Set(asked).size).toBe(3);
  });

  await test.step('a statement', async () => {
    await tabOf(page, 'Balance').click();
    // The sheet goes with the tab that it was opened on.
    await expect(rowsOf(page, 'Balance').first()).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Download a statement' });
    const take = async (format: string) => {
      await page.getByRole('button', { name: 'Statement' }).click();
      await sheet.getByRole('radio', { name: format }).check();
      const saving = page.waitForEvent('download');
      await sheet.getByRole('button', { name: 'Download' }).click();
      const saved = await saving;
      await expect(sheet).toHaveCount(0);
      return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) };
    };
    const pdf = await take('PDF');
    expect(pdf.name).toMatch(/^statement-.*\.pdf$/);
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
    const csv = await take('CSV');
    expect(csv.content.toString()).toContain(',Withdrawal,Under review,-700.00,4450.00');
    await page.getByRole('button', { name: 'Statement' }).click();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await sheet.getByLabel('First day').fill('2020-01-01');
    await sheet.getByRole('button', { name: 'Download' }).click();
    await expect(sheet.getByRole('alert')).toHaveText('A statement covers at most a year');
    await sheet.getByText('A year', { exact: true }).click();
    await expect(sheet.getByRole('alert')).toHaveCount(0);
  });
});
