import {
  addDays,
  type CheckedDays,
  checkInDays,
  checkInWeekOf,
  daysBetween,
  isNewbieCheckIn,
  streakDays,
  streakOf,
} from '@perya/contract/rules/tasks/check-in';
import { taskTypes } from '@perya/contract/rules/tasks/tasks';
import { type Promotion, readPromotions } from '../running/read-promotions.ts';
import type { Moment } from '../tasks/doing.store.ts';
import type { TasksServices } from '../tasks/services.ts';

/** The week that today is checked in, as it stands for one player. */
export interface OwnWeek {
  promotion: Promotion<'check-in'>;
  firstDay: string;
  /** Days of the week that are checked, from 1. */
  done: number[];
  /** Of today in the week, from 1. */
  number: number;
  isCheckedToday: boolean;
  streak: number;
  days: CheckedDays;
}

/** Null where the operator offers no check-in of the kind that today has, or none to this player. */
export async function readWeek(
  services: TasksServices,
  uid: bigint,
  { today, registeredOn }: Pick<Moment, 'today' | 'registeredOn'>,
): Promise<OwnWeek | null> {
  const ty = isNewbieCheckIn(registeredOn, today) ? taskTypes.checkIn : taskTypes.dailyCheckIn;
  const offered = await readPromotions(services, 'check-in');
  const promotion = offered.find(({ rules }) => rules.ty === ty);
  if (!promotion) return null;
  const firstDay = checkInWeekOf(registeredOn, today);
  // A streak that today completes began six days ago, and the one before may have ended the day before that.
  const streakFrom = addDays(today, -streakDays);
  const from = streakFrom < firstDay ? streakFrom : firstDay;
  const [kept, [meant]] = await Promise.all([
    services.checkIns.list(uid, from, today),
    services.doing.listMeant(uid, [promotion.id], today),
  ]);
  if (!meant) return null;
  const days = {
    checked: new Set(kept.map(({ day }) => day)),
    rewarded: new Set(kept.flatMap(({ day, hasStreak }) => (hasStreak ? [day] : []))),
  };
  const week = Array.from({ length: checkInDays }, (_, index) => addDays(firstDay, index));
  return {
    promotion,
    firstDay,
    done: week.flatMap((day, index) => (days.checked.has(day) ? [index + 1] : [])),
    number: daysBetween(firstDay, today) + 1,
    isCheckedToday: days.checked.has(today),
    streak: streakOf(today, days),
    days,
  };
}
