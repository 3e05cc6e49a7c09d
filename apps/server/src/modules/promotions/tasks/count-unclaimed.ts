import { isFollowTask, taskCategories, taskStates } from '@perya/contract/rules/tasks/tasks';
import { readOwnTasks } from './read-own-tasks.ts';
import type { TasksServices } from './services.ts';

/** Tasks with something to collect. What can be collected without being earned is not counted: it would never go away. [M-498] */
export async function countUnclaimed(services: TasksServices, uid: bigint): Promise<number> {
  const lists = await Promise.all(
    Object.values(taskCategories).map((category) => readOwnTasks(services, uid, category)),
  );
  return lists
    .flatMap(({ tasks }) => tasks)
    .filter(
      ({ state, promotion }) =>
        state === taskStates.collectable && !isFollowTask(promotion.rules.ty),
    ).length;
}
