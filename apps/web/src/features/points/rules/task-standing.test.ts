import { expect, it } from 'vitest';
import { goalOf, readyFirst, standingOf } from './task-standing.ts';

const task = (task_state: number, task_category = 2) => ({ task_state, task_category });

it('says of every task how it stands', () => {
  expect([0, 1, 2, 3, 4].map((state) => standingOf(task(state)))).toEqual([
    'progress',
    'tomorrow',
    'ready',
    'waiting',
    'over',
  ]);
  expect(standingOf(task(1, 1))).toBe('claimed');
});

it('puts first what can be collected, and leaves the rest as it was', () => {
  const tasks = [task(0), task(2), task(1), task(2, 1)];
  expect(readyFirst(tasks)).toEqual([task(2), task(2, 1), task(0), task(1)]);
});

it('says how far the next milestone is, and nothing of a single deed', () => {
  const config = (goal_progress: number, values: number[]) => ({
    config: {
      bonus: 0,
      daily: [],
      daily_done: [],
      sign_in_days: 0,
      type: 0,
      progress_bar: 1,
      goal_progress,
      constraints: values.map((value) => ({ value, bonus: 1 })),
    },
  });
  expect(goalOf(config(300, [100, 500]))).toEqual({ have: 300, goal: 500 });
  expect(goalOf(config(900, [100, 500]))).toEqual({ have: 500, goal: 500 });
  expect(goalOf(config(0, [1]))).toBeNull();
});
