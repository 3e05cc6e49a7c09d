import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';

const bet = {
  record_id: 'tx-1',
  round_id: 'round-1',
  brand_name: 'Perya',
  game_name: 'Color Game',
  game_code: 'color-game',
  game_img: '/art/covers/color-game',
  game_type: 1,
  currency: 'PHP',
  bet_amount: '20.00',
  settlement_amount: '50.00',
  net_amount: '30.00',
  created_at: 1_794_000_000,
  settle_time: 1_794_000_002,
};

const statuses = ['completed', 'pending', 'failed'] as const;

/** More records than a new player has; what each asked for is written down. */
async function answerRecords(page: Page): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/member/game/bet/list**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const first = Number(query.get('last_id') ?? 61) - 1;
    const d = Array.from({ length: 20 }, (_, index) => ({
      ...bet,
      id: String(first - index),
      status: statuses[index % 3],
    }));
    const last = first - 19;
    const data = {
      d,
      t: 60,
      bt: '1200.00',
      wt: '3000.00',
      last_id: last > 1 ? String(last) : null,
      s: 20,
    };
    return route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ status: true, data }),
    });
  });
  return asked;
}

test('tries again what could not be fetched, says that there is nothing yet, knows no record of another, and leads back to the user centre [A-042 A-043 G-055 G-056]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/bet\/list|bet\/detail/);
  await signIn(context);
  await test.step('what could not be fetched', async () => {
    await page.route('**/member/game/bet/list**', (route) => route.abort());
    await open(page, '/bet-record');
    const failed = page.getByText('Error fetching data.', { exact: true });
    await expect(failed).toHaveCount(2);
    await page.unroute('**/member/game/bet/list**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('There is no data yet!')).toBeVisible();
  });

  await test.step('no such record', async () => {
    for (const id of ['1', '999999999999', 'x%27--']) {
      await goInside(page, `/bet-record/${id}`);
      await expect(page.getByText('Record not found')).toBeVisible();
    }
    await page.getByRole('link', { name: 'All bet records' }).click();
    await expect(page).toHaveURL(addressOf('/bet-record'));
  });

  await test.step('nothing yet', async () => {
    await expect(page.getByText('There is no data yet!')).toBeVisible();
    // The top bar shows the balance too, as soon as it is known.
    await expect(page.getByRole('main').getByText('₱0.00')).toHaveCount(2);
    // The row of days scrolls by itself; the page must not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'),
    ).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to My' }).click();
    await expect(page).toHaveURL(addressOf('/my'));
  });
});

test('shows totals, a status with a word and a shape of its own and further pages on scrolling, and keeps days, type of game and status over a look at one record [G-002 G-057 G-131 G-132 G-292 G-325]', async ({
  page,
  context,
}) => {
  await signIn(context);
  const asked = await answerRecords(page);
  await test.step('totals, statuses and further pages', async () => {
    await open(page, '/bet-record');
    await expect(page.getByText('₱1,200.00')).toBeVisible();
    await expect(page.getByText('₱3,000.00')).toBeVisible();
    await expect(page.getByText('60 records')).toBeVisible();
    const rows = page.getByRole('list', { name: 'Bet records' }).getByRole('listitem');
    await expect(rows.nth(0)).toContainText('Completed');
    await expect(rows.nth(1)).toContainText('Pending');
    await expect(rows.nth(2)).toContainText('Failed');
    await expect(rows.nth(0)).toContainText('+₱30.00');
    const shapes = await Promise.all(
      [0, 1, 2].map((place) => rows.nth(place).locator('p svg path').first().getAttribute('d')),
    );
    expect(new Set(shapes).size).toBe(3);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await onDesktop(page, async () => {
      await expect(rows.nth(0)).toContainText('+₱30.00');
      expect(await faultsInBothThemes(page)).toEqual([]);
    });
    await expect(rows).toHaveCount(20);
    await rows.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect(rows).toHaveCount(40);
    await page.mouse.wheel(0, 20_000);
    await expect(rows).toHaveCount(60);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    expect(asked.map((query) => query.get('last_id'))).toEqual([null, '41', '21']);
  });

  await test.step('filters', async () => {
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
    await page.getByRole('radio', { name: 'Yesterday' }).click();
    await expect(page.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
    await page.getByRole('combobox', { name: 'Game type' }).selectOption('Live');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
    const last = () => Object.fromEntries(asked.at(-1) ?? []);
    await expect.poll(last).toEqual({ time_flag: '1', game_type: '1', status: 'pending' });
    await page.route('**/member/game/bet/detail**', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({
          status: true,
          data: { ...bet, id: '60', status: 'pending', settle_time: 0, details: null, entries: [] },
        }),
      }),
    );
    await page.getByRole('list', { name: 'Bet records' }).getByRole('link').first().click();
    await expect(page.getByText('This round is still in play')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the bet records' }).click();
    await expect(page.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
    await expect.poll(last).toEqual({ time_flag: '1', game_type: '1', status: 'pending' });
  });
});
