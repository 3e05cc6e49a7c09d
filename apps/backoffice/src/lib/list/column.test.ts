import { expect, it } from 'vitest';
import { type Column, nextOrder, shownColumns, sortedBy } from './column.ts';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  title: id,
  cell: () => id,
  ...more,
});
const columns = [column('a'), column('b'), column('c', { isExtra: true })];
const idsOf = (chosen: string[] | null) => shownColumns(columns, chosen).map(({ id }) => id);

it('shows the usual columns, or those chosen, and always the first', () => {
  expect(idsOf(null)).toEqual(['a', 'b']);
  expect(idsOf(['c', 'gone'])).toEqual(['a', 'c']);
  expect(idsOf([])).toEqual(['a']);
});

it('keeps what stays in sight behind the first one, where it shows at all', () => {
  const pinned = (chosen: string[] | null, ...ids: string[]) =>
    shownColumns(columns, chosen, ids).map(({ id }) => id);
  expect(pinned(['b', 'c'], 'c')).toEqual(['a', 'c', 'b']);
  expect(pinned(null, 'c', 'gone')).toEqual(['a', 'b']);
});

it('goes from the list’s own order to falling, rising and back', () => {
  const sortable = column('at', { orders: { ascending: 'oldest', descending: 'newest' } });
  expect(nextOrder(sortable, undefined)).toBe('newest');
  expect(nextOrder(sortable, 'newest')).toBe('oldest');
  expect(nextOrder(sortable, 'oldest')).toBeUndefined();
  expect(sortedBy(sortable, 'oldest')).toBe('ascending');
  expect(sortedBy(sortable, undefined)).toBeUndefined();
});
