import { expect, it } from 'vitest';
import { choiceFilter, dayFilter, orderFilter, searchReader, textFilter } from './filters.ts';

const read = searchReader({
  q: textFilter({ id: 'q' }),
  state: choiceFilter({ id: 'state' }, { open: { id: 'open' }, shut: { id: 'shut' } }),
  since: dayFilter({ id: 'since' }),
  order: orderFilter('oldest', 'newest'),
});

it('takes from an address what the list knows', () => {
  const given = { q: ' 0917 ', state: 'open', since: '2026-11-15', order: 'oldest' };
  expect(read(given)).toEqual({ ...given, q: '0917' });
});

it('drops what it does not know, and keeps a search short', () => {
  expect(read({ q: '  ', state: 'x', since: 'today', order: '1', else: 'y' })).toEqual({});
  expect(read({ q: 'a'.repeat(10_000) }).q).toHaveLength(100);
});
