import { expect, test } from 'vitest';
import { lastDayOf } from './last-day.ts';

test.each([
  ['2026-11-16', 'day', '2026-11-16'],
  ['2026-11-16', 'week', '2026-11-22'],
  ['2026-12-28', 'week', '2027-01-03'],
  ['2028-02-01', 'month', '2028-02-29'],
  ['2026-12-01', 'month', '2026-12-31'],
] as const)('%s by %s ends on %s', (from, period, last) => {
  expect(lastDayOf(from, period)).toBe(last);
});
