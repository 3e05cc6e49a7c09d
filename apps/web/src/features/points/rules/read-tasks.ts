import type { Task } from '@perya/contract/promotions/calls/tasks';
import { readTaskConfig, type TaskConfig, taskTypes } from '@perya/contract/rules/tasks/tasks';

export interface ReadTask extends Omit<Task, 'config'> {
  readonly config: TaskConfig;
}

export function readTasks(tasks: readonly Task[]): ReadTask[] {
  return tasks.flatMap((task) => {
    const config = readTaskConfig(task.config);
    return config === null ? [] : [{ ...task, config }];
  });
}

/** The check-in has a card of its own and is no row of the list. */
export const isCheckIn = ({ ty }: Pick<Task, 'ty'>): boolean =>
  ty === taskTypes.checkIn || ty === taskTypes.dailyCheckIn;

/** What all tasks of today bring together, collected or not. [M-064 M-469] */
export function pointsOfToday(tasks: readonly ReadTask[]): number {
  return tasks.reduce((sum, { config }) => sum + config.bonus, 0);
}
