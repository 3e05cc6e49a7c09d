import { readFileSync } from 'node:fs';
import { searchKeyword } from '@perya/contract/rules/game-search';
import { cutFeedback } from '@perya/contract/rules/support/words';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyQueue, takeGift } from '../../features/gifts/gift-queue.ts';
import { debounceSearch } from '../../features/lobby/filters/debounce-search.ts';
import { columnsNow } from '../../features/lobby/grid/use-columns.ts';
import { newbieEndMs } from '../../features/points/rules/newbie-period.ts';
import { recordQuery } from '../../features/transactions/record-query.ts';
import { gamesShown } from '../../features/welfare/rebates/games-shown.ts';
import { allFavourites } from '../../lib/player/load-player.ts';

const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const gift = (messageId: string) => ({
  messageId,
  cash_type: 4003,
  amount: '1.00',
  name: 'Gift',
  name_tl: 'Regalo',
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('of lists: 10 transactions, 1000 favourites, 12 games of CQ9 [G-246]', () => {
  expect(recordQuery({}, null).page_size).toBe(10);
  expect(allFavourites.page_size).toBe(1000);
  expect(gamesShown(Array.from({ length: 30 }, (_, index) => index))).toHaveLength(12);
});

it('of a phone: three cards beside each other in a grid and in a carousel [G-246]', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(columnsNow()).toBe(3);
  const [rail] = source('features/home/home.css').match(/\.rail \{[^}]*\}/) ?? [];
  expect(rail).toContain('grid-auto-columns: calc((100% - 2 * var(--gap)) / 3)');
});

it('of typing: a search of 3 to 50 characters after 500 ms, feedback of 1000 characters [G-246]', () => {
  vi.useFakeTimers();
  const send = vi.fn();
  const { type } = debounceSearch(send);
  type('ab');
  vi.advanceTimersByTime(10_000);
  type('abc');
  vi.advanceTimersByTime(499);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([['abc']]);
  expect(searchKeyword('x'.repeat(51))).toBe('x'.repeat(50));
  expect(cutFeedback('x'.repeat(1001))).toEqual({ text: 'x'.repeat(1000), isCut: true });
});

it('of time: 7 days of a newcomer, 72000 s of a gift, and 50 messages remembered [G-246]', () => {
  const began = { is_newbie: 0, cur_time: 1_800_000_000, start_time: 1_800_000_000 };
  expect(newbieEndMs(began, 0)).toBe(7 * 24 * 3600 * 1000);
  expect(takeGift(emptyQueue, gift('a'), 0).waiting[0]?.until).toBe(72_000);
  const many = Array.from({ length: 51 }, (_, index) => gift(String(index)));
  const { seen } = many.reduce((queue, each) => takeGift(queue, each, 0), emptyQueue);
  expect(seen).toEqual(many.slice(1).map(({ messageId }) => messageId));
});
