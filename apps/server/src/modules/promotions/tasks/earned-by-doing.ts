import { gameTypes } from '@perya/contract/rules/game-categories';
import type { RulesOf } from '@perya/contract/rules/promotions/kinds';
import {
  checkInWeekOf,
  completesStreak,
  daysBetween,
  isNewbieCheckIn,
} from '@perya/contract/rules/tasks/check-in';
import { categoryOfTask, taskCategories, taskTypes } from '@perya/contract/rules/tasks/tasks';
import { checkInSteps } from '../check-in/check-in.store.ts';
import type { Earned } from '../desk/simulation/decide-earned.ts';
import type { Counted, DayProgress } from '../desk/simulation/simulation.store.ts';

/** What is counted for a task, and of which types of games; tasks that are not named follow from nothing recorded. */
export const countedFor: Readonly<Record<number, { what: Counted; types?: readonly number[] }>> = {
  [taskTypes.deposit]: { what: 'deposits' },
  [taskTypes.slots]: { what: 'rounds', types: [gameTypes.slot] },
  [taskTypes.live]: { what: 'rounds', types: [gameTypes.live] },
  [taskTypes.dailyLogin]: { what: 'logins' },
  [taskTypes.dailyDeposit]: { what: 'pesos' },
  [taskTypes.dailySlots]: { what: 'rounds', types: [gameTypes.slot] },
  [taskTypes.dailyLive]: { what: 'rounds', types: [gameTypes.live] },
  [taskTypes.dailyGame]: { what: 'rounds' },
};

/** Days in Manila that the newbie period touches beside the first. */
const newbieDaysOn = 7;

/** Every tier of a task that was reached, on the day on which it was; sorted by player and day. */
export function earnedOfTask(
  { ty, tiers }: RulesOf<'task'>,
  did: readonly DayProgress[],
  from: string,
): Earned[] {
  const isForNewbies = categoryOfTask(ty) === taskCategories.newbie;
  const reached = new Map<bigint, number>();
  return did.flatMap(({ uid, day, progress, registeredOn }): Earned[] => {
    // Of an older newcomer it is not known what they did before the span.
    const isNew = registeredOn >= from && daysBetween(registeredOn, day) <= newbieDaysOn;
    if (isForNewbies && !isNew) return [];
    const before = isForNewbies ? (reached.get(uid) ?? 0) : 0;
    const now = before + progress;
    reached.set(uid, now);
    const period = isForNewbies ? 'newbie' : day;
    return tiers.flatMap(({ value, bonus }, step) =>
      value > before && value <= now ? [{ uid, day, period, step, amount: BigInt(bonus) }] : [],
    );
  });
}

/** What whoever came would get by checking in on each of those days; sorted by player and day. */
export function earnedOfCheckIn(
  { ty, amounts, streak_bonus: streakBonus }: RulesOf<'check-in'>,
  came: readonly DayProgress[],
): Earned[] {
  const days = new Map<bigint, { checked: Set<string>; rewarded: Set<string> }>();
  return came.flatMap(({ uid, day, registeredOn }): Earned[] => {
    if (isNewbieCheckIn(registeredOn, day) !== (ty === taskTypes.checkIn)) return [];
    const own = days.get(uid) ?? { checked: new Set(), rewarded: new Set() };
    days.set(uid, own);
    const place = daysBetween(checkInWeekOf(registeredOn, day), day);
    const amount = BigInt(amounts[place] ?? 0);
    const ofDay: Earned = { uid, day, period: day, step: checkInSteps.day, amount };
    const isComplete = completesStreak(day, own);
    own.checked.add(day);
    if (!isComplete) return [ofDay];
    own.rewarded.add(day);
    return [ofDay, { ...ofDay, step: checkInSteps.streak, amount: BigInt(streakBonus) }];
  });
}
