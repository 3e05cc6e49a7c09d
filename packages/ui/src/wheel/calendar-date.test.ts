import { describe, expect, it } from 'vitest';
import { clampDate, dateOf, daysIn, partsOf, turnDate, yearsOf } from './calendar-date.ts';

const today = '2026-11-16';

describe('the wheels of a date', () => {
  it('reach back 100 years from this one, without a smallest and a largest date [A-157]', () => {
    const years = yearsOf({ today });
    expect([years[0], years.at(-1), years.length]).toEqual([1926, 2026, 101]);
  });

  it('list no year outside of the smallest and the largest date [A-156 A-308]', () => {
    const years = yearsOf({ today, min: '1926-01-01', max: '2005-11-16' });
    expect([years[0], years.at(-1), years.length]).toEqual([1926, 2005, 80]);
    expect(yearsOf({ today, min: '1800-01-01' })[0]).toBe(1926);
  });

  it('turn a date outside of the range back to its end [A-156 A-307]', () => {
    const range = { today, min: '1926-01-01', max: '2005-11-16' };
    expect(clampDate('2005-11-17', range)).toBe('2005-11-16');
    expect(clampDate('2005-12-01', range)).toBe('2005-11-16');
    expect(clampDate('1925-12-31', range)).toBe('1926-01-01');
    expect(clampDate('1990-02-28', range)).toBe('1990-02-28');
    expect(clampDate('2026-12-31', { today })).toBe('2026-12-31');
  });

  it('keep a day and a month that are turned past an end, in the year beside it [A-156 A-307]', () => {
    const range = { today: '2026-11-16', min: '1926-03-10', max: '2005-11-16' };
    expect(turnDate('2005-11-16', { month: 12 }, range)).toBe('2004-12-16');
    expect(turnDate('2005-11-16', { day: 30 }, range)).toBe('2004-11-30');
    expect(turnDate('2004-12-16', { year: 2005 }, range)).toBe('2005-11-16');
    expect(turnDate('2004-12-16', { month: 2 }, range)).toBe('2004-02-16');
    expect(turnDate('1926-03-10', { month: 1 }, range)).toBe('1927-01-10');
    expect(turnDate('1927-01-10', { year: 1926 }, range)).toBe('1926-03-10');
  });

  it('know how long each month is, and keep the last day of a shorter one', () => {
    expect([daysIn(2000, 2), daysIn(1900, 2), daysIn(2024, 4), daysIn(2024, 12)]).toEqual([
      29, 28, 30, 31,
    ]);
    expect(dateOf({ year: 2001, month: 2, day: 31 })).toBe('2001-02-28');
    expect(partsOf(dateOf({ year: 1999, month: 3, day: 4 }))).toEqual({
      year: 1999,
      month: 3,
      day: 4,
    });
  });
});
