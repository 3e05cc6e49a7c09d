import { expect, it } from 'vitest';
import { readStatementDays } from './statement-days.ts';

const now = new Date('2026-11-16T03:00:00Z');
const read = (from: string, to: string) => readStatementDays(from, to, now);

it('covers whole days in Manila, both ends with it', () => {
  expect(read('2026-11-01', '2026-11-16')).toEqual({
    from: '2026-11-01',
    to: '2026-11-16',
    start: new Date('2026-10-31T16:00:00Z'),
    end: new Date('2026-11-16T16:00:00Z'),
  });
});

it('covers a year and no more', () => {
  expect(read('2025-11-16', '2026-11-16')).not.toBeNull();
  expect(read('2025-11-15', '2026-11-16')).toBeNull();
});

it('takes no day of the future, of no calendar, or before its beginning', () => {
  expect(read('2026-11-16', '2026-11-17')).toBeNull();
  expect(read('2026-02-30', '2026-03-01')).toBeNull();
  expect(read('2026-13-01', '2026-13-02')).toBeNull();
  expect(read('2026-11-16', '2026-11-15')).toBeNull();
  // In Manila the next day has begun.
  const late = new Date('2026-11-16T17:00:00Z');
  expect(readStatementDays('2026-11-17', '2026-11-17', late)).not.toBeNull();
});
