import { expect, it } from 'vitest';
import { listStateOf, nextStateOf, rowsById } from './page-rows.ts';

it('shows a row that moved between two pages once, where it came first', () => {
  const pages = [['a', 'b'], ['b', 'c'], []].map((ids) => ({ rows: ids.map((id) => ({ id })) }));
  const rows = rowsById(
    pages,
    (page) => page.rows,
    ({ id }) => id,
  );
  expect([...rows.values()]).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
});

it('says how a list stands by its first page', () => {
  const states = [
    { pagesRead: 0, rowCount: 0, hasFailed: false },
    { pagesRead: 0, rowCount: 0, hasFailed: true },
    { pagesRead: 1, rowCount: 0, hasFailed: false },
    { pagesRead: 1, rowCount: 15, hasFailed: true },
  ].map(listStateOf);
  expect(states).toEqual(['loading', 'error', 'empty', 'ready']);
});

it('says how the next page stands, and nothing after the last one', () => {
  const reader = { hasNextPage: true, isFetchNextPageError: true };
  expect(nextStateOf(reader, true)).toBe('loading');
  expect(nextStateOf(reader, false)).toBe('failed');
  expect(nextStateOf({ ...reader, isFetchNextPageError: false }, false)).toBe('idle');
  expect(nextStateOf({ ...reader, hasNextPage: false }, false)).toBeNull();
});
