import type { EarnRecord } from '@perya/contract/calls/points/earned';
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

test('the earn list reads on at its end and ends on a short page; each item has its time and its bonus with a plus; one that fails to read on stops there, and one that is empty says so [M-118 M-191 M-192 M-409 M-411]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/transaction|order\/list/);
  await test.step('loading', async () => {
    const [first, second] = [held(), held()];
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

  await test.step('failing, and empty', async () => {
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
    await expect.poll(() => reads).toBe(2);
    await page.mouse.wheel(0, -4000);
    await page.mouse.wheel(0, 4000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(reads).toBe(2);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Redeem/ })
      .first()
      .click();
    await expect(page.getByText('No data available')).toBeVisible();
  });
});
