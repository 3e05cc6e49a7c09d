import { describe, expect, it } from 'vitest';
import { countNewRows, countText, grownBehind, rowCountOf, shownRows } from './page-rows.ts';

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

describe('rows that come behind the last one', () => {
  const rows = (ids: string) => [...ids].map((id) => ({ id }));
  const pageOf = (ids: string, next: string | null = null) => ({
    rows: rows(ids),
    next,
    count: null,
  });
  const oneOf = (ids: string, next: string | null = null) => ({
    pages: [pageOf(ids, next)],
    pageParams: [null],
  });
  const idsOf = (grown: { rows: readonly { id: string }[] } | null) =>
    grown?.rows.map(idOf).join('');

  it('are added below, with those that have left the list where they stand', () => {
    const grown = grownBehind(oneOf('abc'), { cursor: null, look: pageOf('bcde') }, idOf);
    expect(idsOf(grown)).toBe('abcde');
    expect(grown?.next).toBeNull();
  });

  it('are added to the last of several pages', () => {
    const read = { pages: [pageOf('ab', 'b'), pageOf('c')], pageParams: [null, 'b'] };
    expect(idsOf(grownBehind(read, { cursor: 'b', look: pageOf('cd') }, idOf))).toBe('cd');
    expect(grownBehind(read, { cursor: null, look: pageOf('abx') }, idOf)).toBeNull();
  });

  it('are what an empty list begins with', () => {
    expect(idsOf(grownBehind(oneOf(''), { cursor: null, look: pageOf('a') }, idOf))).toBe('a');
  });

  it('make a next page of one that was full', () => {
    const grown = grownBehind(oneOf('abc'), { cursor: null, look: pageOf('abc', 'c') }, idOf);
    expect(idsOf(grown)).toBe('abc');
    expect(grown?.next).toBe('c');
  });

  it('are none where all that is new stands above, or where the list goes on', () => {
    const of = (ids: string, next: string | null = null) => ({
      cursor: null,
      look: pageOf(ids, next),
    });
    expect(grownBehind(oneOf('cba'), of('dcba'), idOf)).toBeNull();
    expect(grownBehind(oneOf('cba'), of('dcb', 'b'), idOf)).toBeNull();
    expect(grownBehind(oneOf('cba'), of('fed', 'd'), idOf)).toBeNull();
    expect(grownBehind(oneOf('abc', 'c'), of('abcd'), idOf)).toBeNull();
    expect(grownBehind(oneOf('abc'), of('abc'), idOf)).toBeNull();
  });
});
