import { expect, it } from 'vitest';
import {
  addManilaMonths,
  manilaDay,
  manilaDayEnd,
  manilaDayStart,
  manilaMidnight,
  manilaMonthEnd,
  manilaWeekEnd,
} from './manila-time.ts';

it('is a day ahead in Manila from 16:00 UTC [A-307]', () => {
  expect(manilaDay(Date.UTC(2026, 10, 16, 15, 59))).toBe('2026-11-16');
  expect(manilaDay(new Date('2026-11-16T16:00:00Z'))).toBe('2026-11-17');
});

it('begins a day at midnight in Manila and ends it with the next one', () => {
  const late = new Date('2026-03-01T15:59:59.999Z');
  expect(manilaDayStart(late).toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(manilaDayEnd(late).toISOString()).toBe('2026-03-01T16:00:00.000Z');
  expect(manilaDayStart(manilaDayEnd(late))).toEqual(manilaDayEnd(late));
});

it('reads the day that it writes, and no other text', () => {
  expect(manilaMidnight('2026-03-02')).toBe(Date.parse('2026-03-01T16:00:00Z'));
  expect(manilaMidnight('tomorrow')).toBeNaN();
});

it('adds months of the calendar in Manila, and stays within a shorter one', () => {
  // The last day of a month in Manila is the day before in UTC.
  expect(addManilaMonths(new Date('2026-08-30T17:00:00Z'), 6)).toEqual(
    new Date('2027-02-27T17:00:00Z'),
  );
  expect(addManilaMonths(new Date('2026-11-18T01:00:00Z'), 60)).toEqual(
    new Date('2031-11-18T01:00:00Z'),
  );
  expect(addManilaMonths(new Date('2028-01-31T04:00:00Z'), 1)).toEqual(
    new Date('2028-02-29T04:00:00Z'),
  );
});

it('ends a week with Sunday and a month with its last day, both in Manila', () => {
  // 2026-11-15 is a Sunday.
  const sunday = new Date('2026-11-15T15:59:59Z');
  expect(manilaWeekEnd(sunday)).toEqual(new Date('2026-11-15T16:00:00Z'));
  expect(manilaWeekEnd(new Date('2026-11-15T16:00:00Z'))).toEqual(new Date('2026-11-22T16:00:00Z'));
  expect(manilaMonthEnd(new Date('2026-12-31T15:59:59Z'))).toEqual(
    new Date('2026-12-31T16:00:00Z'),
  );
  expect(manilaMonthEnd(new Date('2026-12-31T16:00:00Z'))).toEqual(
    new Date('2027-01-31T16:00:00Z'),
  );
});
