import type { EarnRecord } from '@perya/contract/promotions/calls/earned';
import type { Route } from '@playwright/test';
import { answer } from '../deposit/deposit-page.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

const at = Date.parse('2026-11-16T09:05:00+08:00') / 1000;
const earned = (id: number): EarnRecord => ({
  id: String(id),
  name: `Task ${id}`,
  image: '',
  bonus: 1000 + id,
  receive_at: at,
});
const page20 = (from: number) => Array.from({ length: 20 }, (_, n) => earned(from - n));
const earnedCall = '**/promo/task/transaction*';

/** Lets an answer wait until it is asked for. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test('the earn list reads on at its end and ends on a short page; each item has its time and its bonus with a plus; one that fails is logged and offers to try again, without a toast, and one that is empty says so [M-118 M-191 M-409 M-410 M-411]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/transaction|order\/list/);
  await test.step('loading', async () => {
    const first = held();
    const second = held();
    const asked: (string | null)[] = [];
    await page.route(earnedCall, async (route: Route) => {
      const after = new URL(route.request().url()).searchParams.get('last_id');
      asked.push(after);
      await (after === null ? first : second).released;
      const d = after === null ? page20(90) : [earned(70), earned(69)];
      await answer(route, { d, last_id: after === null ? '71' : null, s: 20 });
    });
    const tasks = held();
    await page.route('**/promo/task/newbie/list', async (route) => {
      await tasks.released;
      await route.continue();
    });
    await openAsPlayer(page, '/s-points');
    await expect(page.getByText('Loading tasks...')).toBeVisible();
    tasks.release();
    await page.getByRole('link', { name: 'Details' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
    first.release();
    const items = main.getByRole('listitem');
    await expect(items).toHaveCount(20);
    await expect(items.first()).toHaveText('Task 9009:05+1,090');
    await items.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect(main.getByText('Loading more...')).toBeVisible();
    second.release();
    await expect(items).toHaveCount(22);
    await expect(main.getByText('Loading more...')).toBeHidden();
    expect(asked).toEqual([null, '71']);
    await page.unroute(earnedCall);
  });

  const logged: string[] = [];
  page.on('console', (message) => {
    const [, words] = /^(A list could not be read)/.exec(message.text()) ?? [];
    if (words !== undefined) logged.push(words);
  });
  await test.step('failing to read on', async () => {
    let reads = 0;
    await page.route(earnedCall, async (route: Route) => {
      reads += 1;
      if (route.request().url().includes('last_id')) return route.abort();
      await answer(route, { d: page20(90), last_id: '71', s: 20 });
    });
    await open(page, '/s-points/earn/detail');
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(20);
    await page.mouse.wheel(0, 4000);
    // Logged and said by a card; no toast, and nothing is asked for again until it is tapped.
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText('Error fetching data.');
    expect(reads).toBe(2);
    expect(logged).toEqual(['A list could not be read']);
    await page.mouse.wheel(0, -4000);
    await page.mouse.wheel(0, 4000);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => reads).toBe(3);
    await expect(card).toBeVisible();
    expect(reads).toBe(3);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  await test.step('failing from the start, and empty', async () => {
    await page.route('**/member/order/list*', (route) => route.abort());
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Redeemed' }).click();
    await expect(main.getByRole('alert')).toContainText('Error fetching data.');
    await expect(main.getByText('No data available')).toHaveCount(0);
    await expect.poll(() => logged.length).toBe(3);
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.unroute('**/member/order/list*');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText('No data available', { exact: true })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
});

test('the earn list stands by the days in Manila, each with the sum of its bonuses; what has no time stands under Unknown [M-116 M-117]', async ({
  page,
}) => {
  // An hour apart and two days in Manila, one in London.
  const earlyAt = Date.parse('2026-11-16T00:30:00+08:00') / 1000;
  const lateAt = Date.parse('2026-11-15T23:30:00+08:00') / 1000;
  const records = [
    { ...earned(4), bonus: 70 },
    { ...earned(3), bonus: 1005, receive_at: earlyAt },
    { ...earned(2), bonus: 40, receive_at: lateAt },
    { ...earned(1), bonus: 9, receive_at: null },
  ];
  await page.route(earnedCall, (route) => answer(route, { d: records, last_id: null, s: 20 }));
  await openAsPlayer(page, '/s-points/earn/detail');
  const days = page.getByRole('main').locator('section');
  await expect(days).toHaveCount(3);
  const said = [
    ['Nov 16, 2026', 'Total earned: 1,075', 2],
    ['Nov 15, 2026', 'Total earned: 40', 1],
    ['Unknown', 'Total earned: 9', 1],
  ] as const;
  for (const [place, [day, total, count]] of said.entries()) {
    const one = days.nth(place);
    await expect(one.getByRole('heading')).toHaveText(day);
    await expect(one.getByText(total, { exact: true })).toBeVisible();
    await expect(one.getByRole('listitem')).toHaveCount(count);
  }
});

test('the mall says that it has no items, and of those it has that there are no more [M-408 M-410]', async ({
  page,
}) => {
  await page.route('**/member/goods/list*', (route) => answer(route, { d: [], t: 0, s: 10 }));
  await openAsPlayer(page, '/s-points/mall');
  const main = page.getByRole('main');
  await expect(main.getByText('No items available', { exact: true })).toBeVisible();
  await expect(main.getByText('No more items')).toHaveCount(0);
  await expect(main.getByText('No data available')).toHaveCount(0);
  await page.unroute('**/member/goods/list*');
  await open(page, '/s-points/mall');
  const items = main.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  await expect(main.getByText('No more items')).toHaveCount(0);
  // The end of the list is the end of what is scrolled through.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(main.getByText('No more items', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await items.count()).toBeGreaterThan(10);
  await expect(main.getByText('No items available')).toHaveCount(0);
});
