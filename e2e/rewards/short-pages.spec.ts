import type { Page, Route } from '@playwright/test';
import { answer } from '../deposit/deposit-page.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

const at = Date.parse('2026-11-16T09:05:00+08:00') / 1000;
const earned = (id: number) => ({
  id: String(id),
  name: `Task ${id}`,
  image: '',
  bonus: id,
  receive_at: at,
});
const ordered = (id: number) => ({
  id: String(id),
  submit_at: at,
  complete_status: 1,
  product_img: '/art/goods/cap.svg',
  product_name: `Item ${id}`,
  pay_amount: 100,
  quantity: 1,
});
const listOf = <Row>(count: number, from: number, row: (id: number) => Row) =>
  Array.from({ length: count }, (_, n) => row(from - n));

/** To the end and back and to the end once more, where a list that goes on asks for more. */
async function scrollToEnd(page: Page): Promise<void> {
  for (const by of [6000, -6000, 6000]) await page.mouse.wheel(0, by);
}

test('the lists of what was earned and redeemed end on a page with fewer items than its size, whatever the server says follows [M-192]', async ({
  page,
}) => {
  const asked: string[] = [];
  const note = (route: Route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length;
  };
  await page.route('**/promo/task/transaction*', (route) => {
    const isFirst = note(route) === 1;
    // More would follow by its word.
    const d = isFirst ? listOf(20, 90, earned) : listOf(19, 70, earned);
    return answer(route, { d, last_id: isFirst ? '71' : '52', s: 20 });
  });
  await openAsPlayer(page, '/s-points/earn/detail');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(20);
  await scrollToEnd(page);
  await expect(items).toHaveCount(39);
  await scrollToEnd(page);
  await expect(items.last()).toBeInViewport();
  expect(asked).toHaveLength(2);

  asked.length = 0;
  await page.route('**/member/order/list*', (route) => {
    const isFirst = note(route) === 1;
    const d = isFirst ? listOf(10, 90, ordered) : listOf(9, 80, ordered);
    return answer(route, { d, t: 1000, s: 10 });
  });
  await open(page, '/s-points/mall/detail');
  await expect(items).toHaveCount(10);
  await scrollToEnd(page);
  await expect(items).toHaveCount(19);
  await scrollToEnd(page);
  await expect(items.last()).toBeInViewport();
  expect(asked).toHaveLength(2);
});
