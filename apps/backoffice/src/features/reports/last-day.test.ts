import { expect, test } from 'vitest';
import { lastDayOf, wholeAt } from './last-day.ts';

test.each([
  ['2026-11-16', 'day', '2026-11-16'],
  ['2026-11-16', 'week', '2026-11-22'],
  ['2026-12-28', 'week', '2027-01-03'],
  ['2028-02-01', 'month', '2028-02-29'],
  ['2026-12-01', 'month', '2026-12-31'],
] as const)('%s by %s ends on %s', (from, period, last) => {
  expect(lastDayOf(from, period)).toBe(last);
});

test('figures of a week are whole at its end once it is closed, and for a day after it not yet', () => {
  const mondayAfter = Date.UTC(2026, 10, 22, 16) / 1000;
  expect(wholeAt({ from: '2026-11-16', is_closed: true }, 'week')).toBe(mondayAfter);
  expect(wholeAt({ from: '2026-11-16', is_closed: false }, 'week')).toBe(mondayAfter + 86_400);
});
