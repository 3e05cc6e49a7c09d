import type { AnswerOf } from '@perya/contract/call';
import type { claimDailyTask } from '@perya/contract/promotions/calls/tasks';
import {
  collectableTiers,
  type TaskCategory,
  taskCategories,
  taskStates,
} from '@perya/contract/rules/tasks/tasks';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { give } from './give.ts';
import { listTasks } from './list-tasks.ts';
import { readOwnTasks } from './read-own-tasks.ts';
import type { TasksServices } from './services.ts';

/** Collects every tier of a task that was reached and not collected; a task of the other category is none. */
export async function claimTask(
  services: TasksServices,
  context: Pick<PlayerContext, 'uid' | 'language'>,
  category: TaskCategory,
  ty: number,
): Promise<AnswerOf<typeof claimDailyTask>> {
  const own = await readOwnTasks(services, context.uid, category);
  const task = own.tasks.find(({ promotion }) => promotion.rules.ty === ty);
  if (!task) throw new Refusal('NOT_FOUND');
  if (task.state === taskStates.done) throw new Refusal('TASK_COLLECTED');
  if (category === taskCategories.newbie && !own.isNewbie) throw new Refusal('NEWBIE_OVER');
  if (task.state === taskStates.failed) throw new Refusal('REWARD_NOT_GIVEN');
  const { id, rules } = task.promotion;
  const places = collectableTiers({ ...task, ty, tiers: rules.tiers });
  if (places.length === 0) throw new Refusal('TASK_NOT_DONE');
  const bonus = await give(
    services,
    id,
    places.map((step) => ({
      uid: context.uid,
      period: task.period,
      step,
      amount: BigInt(rules.tiers[step]?.bonus ?? 0),
      facts: { progress: task.progress, value: rules.tiers[step]?.value },
    })),
    'TASK_COLLECTED',
  );
  return { ...(await listTasks(services, context, category)), bonus: Number(bonus) };
}
