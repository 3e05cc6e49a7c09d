import { expect, it } from 'vitest';
import { isFirstDay } from './is-first-day.ts';

const day = 24 * 3600;
const newcomer = { created_at: 1000, vip: 0 };

it('is the first day of a player for 24 hours, or until the first level', () => {
  expect(isFirstDay(newcomer, 1000)).toBe(true);
  expect(isFirstDay(newcomer, 999 + day)).toBe(true);
  expect(isFirstDay(newcomer, 1000 + day)).toBe(false);
  expect(isFirstDay({ ...newcomer, vip: 1 }, 1000)).toBe(false);
});

it('is nobody’s who has not come in', () => {
  expect(isFirstDay(null, 1000)).toBe(false);
});
