import { taskCategories, taskStates } from '@perya/contract/rules/tasks/tasks';
import type { ReadTask } from './read-tasks.ts';

/** How a task stands, in words for its card. */
export type TaskStanding = 'ready' | 'progress' | 'tomorrow' | 'claimed' | 'waiting' | 'over';

type Facts = Pick<ReadTask, 'task_state' | 'task_category'>;

export function standingOf({ task_state: state, task_category: category }: Facts): TaskStanding {
  switch (state) {
    case taskStates.collectable:
      return 'ready';
    case taskStates.done:
      return category === taskCategories.daily ? 'tomorrow' : 'claimed';
    case taskStates.ongoing:
      return 'waiting';
    case taskStates.failed:
      return 'over';
    default:
      return 'progress';
  }
}

/** What can be collected comes first; the rest keeps the order of the house. */
export function readyFirst<Task extends Facts>(tasks: readonly Task[]): readonly Task[] {
  const isReady = (task: Task) => standingOf(task) === 'ready';
  return [...tasks.filter(isReady), ...tasks.filter((task) => !isReady(task))];
}

/** How far it is to the next milestone; null where one deed is all of it. */
export function goalOf({ config }: Pick<ReadTask, 'config'>) {
  const { goal_progress: progress, constraints } = config;
  const next = constraints.find(({ value }) => progress < value) ?? constraints.at(-1);
  if (next === undefined || next.value <= 1) return null;
  return { have: Math.min(progress, next.value), goal: next.value };
}
