import { expect, it } from 'vitest';
import type { DayProgress } from '../desk/simulation/simulation.store.ts';
import { earnedOfCheckIn, earnedOfTask } from './earned-by-doing.ts';

const did = (day: string, progress: number, registeredOn = '2026-11-02'): DayProgress => ({
  uid: 1n,
  day,
  progress,
  registeredOn,
});
const shown = (earned: ReturnType<typeof earnedOfTask>) =>
  earned.map(({ day, period, step, amount }) => [day, period, step, Number(amount)]);

it('counts a daily task anew every day, and a newbie task over the first week', () => {
  const tiers = [
    { value: 5, bonus: 10 },
    { value: 8, bonus: 20 },
  ];
  const days = [did('2026-11-02', 5), did('2026-11-03', 4), did('2026-11-10', 9)];
  const daily = { ty: 105, tiers, image: '' };
  expect(shown(earnedOfTask(daily, days, '2026-11-01'))).toEqual([
    ['2026-11-02', '2026-11-02', 0, 10],
    ['2026-11-10', '2026-11-10', 0, 10],
    ['2026-11-10', '2026-11-10', 1, 20],
  ]);
  const newbie = { ...daily, ty: 3 };
  expect(shown(earnedOfTask(newbie, days, '2026-11-01'))).toEqual([
    ['2026-11-02', 'newbie', 0, 10],
    ['2026-11-03', 'newbie', 1, 20],
  ]);
  // Nobody knows what they did before the span.
  expect(earnedOfTask(newbie, days, '2026-11-03')).toEqual([]);
});

it('gives a check-in for every day on which a player came, and more for seven in a row', () => {
  const days = Array.from({ length: 8 }, (_, n) => did(`2026-11-0${n + 2}`, 1));
  const rules = { ty: 8 as const, amounts: [1, 2, 3, 4, 5, 6, 7], streak_bonus: 50 };
  expect(
    shown(earnedOfCheckIn(rules, days)).map(([day, , step, amount]) => [day, step, amount]),
  ).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((amount) => [`2026-11-0${amount + 1}`, 0, amount]),
    ['2026-11-08', 1, 50],
  ]);
  // The eighth day belongs to the later weeks, which begin on Sunday.
  const later = earnedOfCheckIn({ ...rules, ty: 107 }, days);
  expect(shown(later)).toEqual([['2026-11-09', '2026-11-09', 0, 2]]);
});
