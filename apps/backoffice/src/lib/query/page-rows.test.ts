import { expect, it } from 'vitest';
import { countNewRows, countText, rowCountOf, shownRows } from './page-rows.ts';

const page = (...rows: { id: string; at?: number }[]) => ({ rows, next: null, count: null });
const idOf = ({ id }: { id: string }) => id;

it('shows each row once and where it is, with the news of it and without those above', () => {
  const pages = [page({ id: 'c' }, { id: 'b' }), page({ id: 'b' }, { id: 'a' })];
  const newest = page({ id: 'e' }, { id: 'd' }, { id: 'c', at: 2 });
  const rows = shownRows(pages, newest, idOf);
  expect(rows).toEqual([{ id: 'c', at: 2 }, { id: 'b' }, { id: 'a' }]);
  expect(countNewRows(rows, newest, idOf)).toBe(2);
});

it('counts a whole page of news, and none where nothing came', () => {
  expect(countNewRows([{ id: 'a' }], page({ id: 'c' }, { id: 'b' }), idOf)).toBe(2);
  expect(countNewRows([{ id: 'a' }], page({ id: 'a' }), idOf)).toBe(0);
  expect(countNewRows([{ id: 'a' }], undefined, idOf)).toBe(0);
});

it('says how many there are as far as somebody counted', () => {
  expect(countText(null, 'en')).toBeNull();
  expect(countText(1234, 'en')).toBe('1,234');
  expect(countText(10_000, 'en')).toBe('10,000+');
});

it('tells a screen reader the length only where it is known', () => {
  expect(rowCountOf(3, null, false)).toBe(4);
  expect(rowCountOf(50, 120, true)).toBe(121);
  expect(rowCountOf(50, 10_000, true)).toBe(-1);
  expect(rowCountOf(50, null, true)).toBe(-1);
});
