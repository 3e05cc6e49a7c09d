import { expect, it } from 'vitest';
import {
  amountRange,
  choiceFilter,
  dayFilter,
  dayRange,
  numberChips,
  orderFilter,
  searchReader,
  textFilter,
} from './filters.ts';

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

it('takes ranges and chips as calls have them, and nothing that is typed otherwise', () => {
  const ranges = searchReader({
    ...dayRange({ id: 'asked' }),
    ...amountRange({ id: 'amount' }),
    channel: numberChips({ id: 'channel' }),
  });
  const given = { from: '2026-11-01', to: '2026-11-18', amount_min: '500.00', channel: '12' };
  expect(ranges(given)).toEqual(given);
  expect(ranges({ from: 'x', amount_min: '500', amount_max: '-1.00', channel: '1a' })).toEqual({});
});
