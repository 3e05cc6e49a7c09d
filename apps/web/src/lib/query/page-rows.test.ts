import { expect, it } from 'vitest';
import { listStateOf, pageRows } from './page-rows.ts';

it('shows a row that moved between two pages once, where it came first', () => {
  const pages = [['a', 'b'], ['b', 'c'], []].map((ids) => ({ rows: ids.map((id) => ({ id })) }));
  expect(pageRows(pages, ({ rows }) => rows)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
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
