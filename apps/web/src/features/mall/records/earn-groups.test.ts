import { describe, expect, it } from 'vitest';
import { earnGroups, hasOwnPicture } from './earn-groups.ts';

const record = (id: string, bonus: number, receive_at: number | null) => ({
  id,
  name: 'Log in',
  image: '',
  bonus,
  receive_at,
});

describe('the earn list', () => {
  it('groups by the day in Manila, sums each day, and puts what has no moment apart [M-116 M-117]', () => {
    // 15:59:59 and 16:00:00 UTC are two days in Manila.
    const lastOfDay = Date.UTC(2026, 10, 15, 15, 59, 59) / 1000;
    const groups = earnGroups([
      record('4', 50, lastOfDay + 1),
      record('3', 20, lastOfDay),
      record('2', 30, lastOfDay - 60),
      record('1', 5, null),
    ]);
    expect(groups.map(({ day, total, rows }) => [day, total, rows.length])).toEqual([
      ['2026-11-16', 50, 1],
      ['2026-11-15', 50, 2],
      [null, 5, 1],
    ]);
  });

  it('takes an image for an address only if it begins like one [M-115]', () => {
    expect(hasOwnPicture('https://cdn.example/a.png')).toBe(true);
    expect(hasOwnPicture('login')).toBe(false);
    expect(hasOwnPicture('')).toBe(false);
  });
});
