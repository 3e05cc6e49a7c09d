import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listCheckIns as call, tasksCalls } from '@perya/contract/promotions/calls/tasks';
import { addDays, daysBetween } from '@perya/contract/rules/tasks/check-in';
import { taskCategories } from '@perya/contract/rules/tasks/tasks';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createCheckInStore } from '../check-in/check-in.store.ts';
import { checkIn } from '../check-in/check-in.ts';
import type { KindRoom } from '../kind-room.ts';
import type { PromotionsServices } from '../services.ts';
import { claimTask } from './claim-task.ts';
import { createDoingStore } from './doing.store.ts';
import { countedFor, earnedOfCheckIn, earnedOfTask } from './earned-by-doing.ts';
import { countUnclaimed, listTasks } from './list-tasks.ts';
import type { TasksServices } from './services.ts';

/** Every day of the span with what its check-in brought, as a text; '0' where there was none. [M-108 M-363] */
async function listCheckIns(
  { checkIns }: Pick<TasksServices, 'checkIns'>,
  uid: bigint,
  { start_time: start, end_time: end }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const kept = await checkIns.list(uid, start, end);
  const amounts = new Map(kept.map(({ day, amount }) => [day, amount.toString()]));
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, n) => addDays(start, n));
  return { d: days.map((date) => ({ date, bonus: amounts.get(date) ?? '0' })) };
}

export interface TasksNeeds extends Pick<TasksServices, 'identity'> {
  pool: pg.Pool;
  engine: PromotionsServices;
}

/** Filcoins for what players do: in their first week, on a day, and by checking in. */
export function createTasks({
  pool,
  engine,
  identity,
}: TasksNeeds): KindRoom<'task'> & Room<typeof tasksCalls> {
  const services: TasksServices = {
    ...engine,
    identity,
    doing: createDoingStore(pool),
    checkIns: createCheckInStore(pool),
  };
  const { newbie, daily } = taskCategories;
  return {
    async simulate({ simulations }, { rules }, span) {
      const counted = countedFor[rules.ty];
      if (!counted) return null;
      const did = await simulations.listProgress(counted.what, span, counted.types);
      return { basis: 'most', earned: earnedOfTask(rules, did, span.from) };
    },
    handlers: {
      listNewbieTasks: (context) => listTasks(services, context, newbie),
      checkInAsNewbie: (context, { ty }) => checkIn(services, context, newbie, ty),
      claimNewbieTask: (context, { ty }) => claimTask(services, context, newbie, ty),
      listDailyTasks: (context) => listTasks(services, context, daily),
      checkInDaily: (context, { ty }) => checkIn(services, context, daily, ty),
      claimDailyTask: (context, { ty }) => claimTask(services, context, daily, ty),
      listCheckIns: ({ uid }, span) => listCheckIns(services, uid, span),
      countUnclaimed: async ({ uid }) => ({ num: await countUnclaimed(services, uid) }),
    },
  };
}

/** The list of tasks shows check-ins too, so the calls of both are served there. */
export const checkIns: KindRoom<'check-in'> = {
  async simulate({ simulations }, { rules }, span) {
    const came = await simulations.listProgress('logins', span);
    return { basis: 'most', earned: earnedOfCheckIn(rules, came) };
  },
};
