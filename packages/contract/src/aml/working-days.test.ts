import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const none = new Set<string>();

test('five working days after a Monday are the next Monday', () => {
  expect(addWorkingDays('2026-11-16', 5, none)).toBe('2026-11-23');
});

test('a weekend and a holiday give no day, whichever of them the days begin on', () => {
  // Bonifacio Day is a Monday in 2026.
  const holidays = new Set(['2026-11-30']);
  expect(addWorkingDays('2026-11-27', 1, none)).toBe('2026-11-30');
  expect(addWorkingDays('2026-11-27', 1, holidays)).toBe('2026-12-01');
  expect(addWorkingDays('2026-11-28', 5, holidays)).toBe('2026-12-07');
  expect(isWorkingDay('2026-11-29', holidays)).toBe(false);
  expect(isWorkingDay('2026-11-30', holidays)).toBe(false);
  expect(isWorkingDay('2026-12-01', holidays)).toBe(true);
});
