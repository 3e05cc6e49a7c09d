import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import {
  categoryOfTask,
  collectableTiers,
  isNewbie,
  isTaskType,
  sumOfBonuses,
  taskConfig,
  taskStateOf,
  taskStates,
  taskTypes,
} from './tasks.ts';

const tiers = [
  { value: 10, bonus: 20 },
  { value: 50, bonus: 80 },
];
const facts = {
  ty: 3,
  progress: 0,
  tiers,
  collected: new Set<number>(),
  isWaiting: false,
  isOver: false,
};

describe('the state of a task', () => {
  test.each([
    ['nothing is done yet', {}, 0],
    ['the first tier is not reached', { progress: 9 }, 0],
    ['a tier is reached', { progress: 10 }, 2],
    [
      'a tier is collected and the next one is not reached',
      { progress: 12, collected: new Set([0]) },
      0,
    ],
    ['the next tier is reached', { progress: 50, collected: new Set([0]) }, 2],
    ['every tier is collected', { progress: 50, collected: new Set([0, 1]) }, 1],
    ['others are at work on it', { isWaiting: true }, 3],
    ['a tier waits to be collected while others are at work', { isWaiting: true, progress: 10 }, 2],
    ['its time is over, whatever was reached', { isOver: true, progress: 50 }, 4],
    [
      'its time is over and all was collected before',
      { isOver: true, collected: new Set([0, 1]) },
      1,
    ],
  ])('when %s [M-156 M-157 M-158 M-159 M-160]', (_, given, state) => {
    expect(taskStateOf({ ...facts, ...given })).toBe(state);
  });

  it.each([7, 106])('of type %s can be collected from the start, once [M-161]', (ty) => {
    const follow = { ...facts, ty, tiers: [{ value: 1, bonus: 5 }] };
    expect(taskStateOf(follow)).toBe(taskStates.collectable);
    expect(taskStateOf({ ...follow, collected: new Set([0]) })).toBe(taskStates.done);
  });
});

it('collects every tier that is reached and was not collected', () => {
  expect(collectableTiers({ ...facts, progress: 60 })).toEqual([0, 1]);
  expect(collectableTiers({ ...facts, progress: 60, collected: new Set([0]) })).toEqual([1]);
});

it('files tasks under newbie 1 and daily 2 [M-105]', () => {
  const filed = Object.values(taskTypes).map((ty) => [ty, categoryOfTask(ty)]);
  expect(filed.filter(([, category]) => category === 1).map(([ty]) => ty)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(filed.filter(([, category]) => category === 2).map(([ty]) => ty)).toEqual([
    101, 102, 103, 104, 105, 106, 107,
  ]);
  expect([0, 9, 100, 108].some(isTaskType)).toBe(false);
});

it('has a newbie period of seven times 24 hours [G-171 M-431]', () => {
  const registered = new Date('2026-11-16T15:30:00+08:00');
  expect(isNewbie(registered, registered)).toBe(true);
  expect(isNewbie(registered, new Date('2026-11-23T15:29:59.999+08:00'))).toBe(true);
  expect(isNewbie(registered, new Date('2026-11-23T15:30:00+08:00'))).toBe(false);
});

it('writes what a task brings and how far it is as one JSON text [G-138 M-104]', () => {
  const config = {
    bonus: sumOfBonuses(tiers),
    daily: [],
    daily_done: [],
    sign_in_days: 0,
    type: 3,
    progress_bar: 1,
    goal_progress: 12,
    constraints: tiers,
  };
  expect(z.parse(taskConfig, JSON.parse(JSON.stringify(config)))).toEqual({
    ...config,
    bonus: 100,
  });
  for (const key of Object.keys(config)) {
    expect(z.safeParse(taskConfig, { ...config, [key]: undefined }).success).toBe(false);
  }
});
