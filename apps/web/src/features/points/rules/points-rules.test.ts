import { describe, expect, it, test } from 'vitest';
import { isCheckedToday, rewardDays } from './check-in-week.ts';
import { isTaskHidden } from './is-task-hidden.ts';
import { firstTab, isNewbieShown, newbieEndMs, newbieTimeLeft } from './newbie-period.ts';
import { isCheckIn, pointsOfToday, readTasks } from './read-tasks.ts';
import { taskButton } from './task-button.ts';
import { taskTarget } from './task-target.ts';

const daySeconds = 86_400;

describe('the button of a task', () => {
  test.each([
    [0, 1, 'go', true],
    [0, 2, 'go', true],
    [1, 1, 'completed', false],
    [1, 2, 'collected', false],
    [2, 1, 'collect', true],
    [2, 2, 'collect', true],
    [4, 1, 'failed', false],
    [3, 1, 'ongoing', false],
    [5, 2, 'ongoing', false],
    [99, 2, 'ongoing', false],
  ])(
    'in state %i of category %i reads %s [M-156 M-157 M-158 M-159 M-160]',
    (task_state, task_category, label, isActive) => {
      expect(taskButton({ ty: 3, task_state, task_category })).toEqual({ label, isActive });
    },
  );

  test.each([7, 106])('of type %i reads Follow whatever its state [M-161]', (ty) => {
    for (const task_state of [0, 1, 2, 3, 4]) {
      expect(taskButton({ ty, task_state, task_category: 1 })).toEqual({
        label: 'follow',
        isActive: true,
      });
    }
  });
});

test('Go leads to what the task asks for [M-162 M-478]', () => {
  const hrefs = [1, 3, 5, 6, 101, 103, 104, 105].map((ty) => {
    const target = taskTarget(ty);
    return target.kind === 'page' ? target.href : target.kind;
  });
  expect(hrefs).toEqual([
    '/s-kyc',
    '/s-game/category/Slot?sort=Popular',
    '/s-game/category/Live?sort=Popular',
    '/s-account/form/email',
    '/',
    '/s-game/category/Slot?sort=Popular',
    '/s-game/category/Live?sort=Popular',
    '/',
  ]);
  expect([4, 102].map((ty) => taskTarget(ty).kind)).toEqual(['deposit', 'deposit']);
  expect([8, 107].map((ty) => taskTarget(ty).kind)).toEqual(['check-in', 'check-in']);
});

test('the download of the app is hidden inside of the three partners, and in no browser [M-163 M-321 M-322]', () => {
  const partners = ['ewallet', 'maya', 'lazada', 'lazada-h5', null] as const;
  expect(partners.map((partner) => isTaskHidden(2, partner))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(partners.some((partner) => isTaskHidden(4, partner))).toBe(false);
});

describe('the newbie period', () => {
  const facts = { is_newbie: 0, start_time: 1_000_000, cur_time: 1_000_000 };

  it('ends seven days after the start by the server, whatever this clock says [G-171]', () => {
    expect(newbieEndMs(facts, 5000)).toBe(5000 + 7 * daySeconds * 1000);
    expect(newbieEndMs({ ...facts, cur_time: 1_000_000 + 6 * daySeconds }, 5000)).toBe(
      5000 + daySeconds * 1000,
    );
  });

  test.each([
    ['just registered', 0, 7 * daySeconds, true],
    ['the last second', 0, 1, true],
    ['no second left', 0, 0, false],
    ['the flag says that it is over', 1, 7 * daySeconds, false],
  ])('%s [M-164]', (_, is_newbie, left, isShown) => {
    expect(isNewbieShown({ ...facts, is_newbie }, left)).toBe(isShown);
  });

  it('counts down in days and a clock [M-165]', () => {
    expect(newbieTimeLeft(6 * daySeconds + 3661)).toEqual({ days: 6, time: '01:01:01' });
    expect(newbieTimeLeft(59)).toEqual({ days: 0, time: '00:00:59' });
  });

  test('opens with what was asked for, else newbie, else daily [M-166]', () => {
    expect(firstTab(null, true)).toBe(0);
    expect(firstTab(1, true)).toBe(1);
    expect(firstTab(0, true)).toBe(0);
    expect(firstTab(null, false)).toBe(1);
    expect(firstTab(0, false)).toBe(1);
  });
});

describe('the card of the check-in', () => {
  const config = { daily: [10, 20, 30, 40, 50, 60, 70], daily_done: [1, 3] };
  const days = rewardDays(config, '2026-11-16', '2026-11-19');

  it('has seven days in four states [G-169 G-247 G-320 M-170 M-479]', () => {
    expect(days.map(({ state }) => state)).toEqual([
      'checked',
      'lost',
      'checked',
      'waiting',
      'pending',
      'pending',
      'pending',
    ]);
    expect(days.map(({ bonus }) => bonus)).toEqual(config.daily);
    expect(days.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('takes one check-in a day [M-168 M-169]', () => {
    expect(isCheckedToday(2, days)).toBe(false);
    expect(isCheckedToday(1, days)).toBe(true);
    const done = rewardDays({ ...config, daily_done: [1, 3, 4] }, '2026-11-16', '2026-11-19');
    expect(isCheckedToday(2, done)).toBe(true);
  });
});

describe('the tasks as they come', () => {
  const config = {
    bonus: 30,
    daily: [],
    daily_done: [],
    sign_in_days: 0,
    type: 103,
    progress_bar: 1,
    goal_progress: 4,
    constraints: [{ value: 5, bonus: 30 }],
  };
  const task = {
    ty: 103,
    name: 'Play slots',
    images: [],
    task_state: 0,
    task_category: 2,
    state: 1,
    start_at: 0,
    end_at: 1,
    link: '',
    config: JSON.stringify(config),
  };

  it('are read with their config; one that cannot be read is left out [G-138 M-104]', () => {
    const read = readTasks([task, { ...task, config: '{' }, { ...task, config: '{}' }]);
    expect(read).toEqual([{ ...task, config }]);
  });

  it('promise together what each brings [M-064 M-469]', () => {
    expect(pointsOfToday(readTasks([task, { ...task, ty: 105 }]))).toBe(60);
  });

  it('leave the check-in to its card', () => {
    expect([3, 8, 103, 107].filter((ty) => isCheckIn({ ty }))).toEqual([8, 107]);
  });
});
