import type { AnswerOf } from '@perya/contract/call';
import type { checkInDaily } from '@perya/contract/promotions/calls/tasks';
import { addDays, completesStreak } from '@perya/contract/rules/tasks/check-in';
import {
  categoryOfTask,
  isNewbie,
  type TaskCategory,
  taskStates,
  taskTypes,
} from '@perya/contract/rules/tasks/tasks';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Grant } from '../rewards/reward.store.ts';
import { give } from '../tasks/give.ts';
import { readMoment } from '../tasks/read-own-tasks.ts';
import type { TasksServices } from '../tasks/services.ts';
import { presentMoment } from '../tasks/tasks.present.ts';
import { checkInSteps } from './check-in.store.ts';
import { type OwnWeek, readWeek } from './read-week.ts';

function stateOf(day: string, today: string, isChecked: boolean): number {
  if (isChecked) return taskStates.done;
  if (day === today) return taskStates.collectable;
  return day < today ? taskStates.failed : taskStates.open;
}

/** [M-107] */
function presentDays({ promotion, firstDay, done }: OwnWeek, today: string) {
  const { ty, amounts } = promotion.rules;
  return amounts.map((bonus, index) => {
    const name = addDays(firstDay, index);
    return { ty, name, task_state: stateOf(name, today, done.includes(index + 1)), bonus };
  });
}

function grantsOf({ promotion, number, days }: OwnWeek, uid: bigint, today: string): Grant[] {
  const { amounts, streak_bonus: streakBonus } = promotion.rules;
  const reward = { uid, period: today, facts: { day: number } };
  const ofDay = { ...reward, step: checkInSteps.day, amount: BigInt(amounts[number - 1] ?? 0) };
  if (!completesStreak(today, days)) return [ofDay];
  return [ofDay, { ...reward, step: checkInSteps.streak, amount: BigInt(streakBonus) }];
}

/** Checks in today, once: a day has one check-in, of the first week or of later ones. Again it answers the week as it stands. [M-495] */
export async function checkIn(
  services: TasksServices,
  { uid }: Pick<PlayerContext, 'uid'>,
  category: TaskCategory,
  ty: number,
): Promise<AnswerOf<typeof checkInDaily>> {
  const moment = await readMoment(services, uid);
  if (categoryOfTask(ty) !== category) throw new Refusal('NOT_FOUND');
  const week = await readWeek(services, uid, moment);
  if (week?.promotion.rules.ty !== ty) {
    const isLate = ty === taskTypes.checkIn && week !== null;
    throw new Refusal(isLate ? 'NEWBIE_OVER' : 'NOT_FOUND');
  }
  const bonus = week.isCheckedToday
    ? 0n
    : await give(services, week.promotion.id, grantsOf(week, uid, moment.today), null);
  const after = (await readWeek(services, uid, moment)) ?? week;
  return {
    d: presentDays(after, moment.today),
    ...presentMoment(moment, isNewbie(moment.registeredAt, moment.now)),
    bonus: Number(bonus),
  };
}
