import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  checkInWeekOf,
  completesStreak,
  daysBetween,
  isNewbieCheckIn,
  streakOf,
} from './check-in.ts';

/** A Wednesday. */
const registered = '2026-11-18';
const daysFrom = (first: string, count: number) =>
  new Set(Array.from({ length: count }, (_, index) => addDays(first, index)));

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});

test('the first seven days in Manila have the newbie check-in, all later ones the daily one [G-247]', () => {
  const days = Array.from({ length: 8 }, (_, index) => addDays(registered, index));
  expect(days.map((day) => isNewbieCheckIn(registered, day))).toEqual([
    ...Array(7).fill(true),
    false,
  ]);
  expect(days.slice(0, 7).map((day) => checkInWeekOf(registered, day))).toEqual(
    Array(7).fill(registered),
  );
});

test('a later week begins on Sunday', () => {
  expect(checkInWeekOf(registered, '2026-11-25')).toBe('2026-11-22');
  expect(checkInWeekOf(registered, '2026-11-28')).toBe('2026-11-22');
  expect(checkInWeekOf(registered, '2026-11-29')).toBe('2026-11-29');
});

describe('the streak', () => {
  const none = new Set<string>();

  it('counts today as soon as it is checked, and stands until today is over', () => {
    const days = { checked: daysFrom('2026-11-18', 3), rewarded: none };
    expect(streakOf('2026-11-20', days)).toBe(3);
    expect(streakOf('2026-11-21', days)).toBe(3);
    expect(streakOf('2026-11-22', days)).toBe(0);
  });

  it('is complete with every seventh day in a row, over weeks and months [M-432 M-513]', () => {
    const checked = new Set<string>();
    const rewarded = new Set<string>();
    const counted: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      const day = addDays('2026-11-26', index);
      if (completesStreak(day, { checked, rewarded })) rewarded.add(day);
      checked.add(day);
      counted.push(streakOf(day, { checked, rewarded }));
    }
    expect([...rewarded]).toEqual(['2026-12-02', '2026-12-09']);
    expect(counted).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1]);
  });

  it('begins anew after a day that was missed [M-432 M-513]', () => {
    const eighth = addDays(registered, 7);
    expect(completesStreak(eighth, { checked: daysFrom(registered, 6), rewarded: none })).toBe(
      false,
    );
    const later = { checked: daysFrom(eighth, 6), rewarded: none };
    expect(completesStreak(addDays(registered, 13), later)).toBe(true);
  });

  it('counts from nothing on the day after its reward', () => {
    const days = { checked: daysFrom(registered, 7), rewarded: new Set([addDays(registered, 6)]) };
    expect(streakOf(addDays(registered, 6), days)).toBe(7);
    expect(streakOf(addDays(registered, 7), days)).toBe(0);
    expect(completesStreak(addDays(registered, 7), days)).toBe(false);
  });
});
