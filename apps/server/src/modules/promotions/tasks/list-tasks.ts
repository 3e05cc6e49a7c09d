import type { TaskList } from '@perya/contract/promotions/calls/tasks';
import {
  categoryOfTask,
  isFollowTask,
  type TaskCategory,
  taskCategories,
  taskStates,
} from '@perya/contract/rules/tasks/tasks';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { readWeek } from '../check-in/read-week.ts';
import { readOwnTasks } from './read-own-tasks.ts';
import type { TasksServices } from './services.ts';
import { presentMoment, presentTask, presentWeek } from './tasks.present.ts';

/** The tasks of a category, and before them the check-in where today has one of this category. [M-106] */
export async function listTasks(
  services: TasksServices,
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
  category: TaskCategory,
): Promise<TaskList> {
  const own = await readOwnTasks(services, uid, category);
  const week = await readWeek(services, uid, own.moment);
  const isOurs = week !== null && categoryOfTask(week.promotion.rules.ty) === category;
  return {
    d: [
      ...(isOurs ? [presentWeek(week, category, language)] : []),
      ...own.tasks.map((task) => presentTask(task, own, language)),
    ],
    ...presentMoment(own.moment, own.isNewbie),
  };
}

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
