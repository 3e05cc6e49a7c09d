import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds, wholeNumber } from '../../fields.ts';
import { getFilcoinBalance } from '../../points/calls/points.ts';

/** A task as the player sees it. [G-137 M-103] */
const task = z.object({
  ty: z.int(),
  /** In the player's language. */
  name: z.string(),
  images: z.array(z.string()),
  /** JSON text of `taskConfig` in rules/tasks/tasks.ts. [M-104] */
  config: z.string(),
  /** [M-156 M-157 M-158 M-159 M-160] */
  task_state: z.int(),
  /** 1 newbie, 2 daily. [M-105] */
  task_category: z.int(),
  /** 1: offered at present. */
  state: z.int(),
  /** From when until when it can be done and collected: the newbie period or the day in Manila; of a check-in its week. */
  start_at: unixSeconds(),
  end_at: unixSeconds(),
  /** The page that a follow task is about; empty for others. */
  link: z.string(),
});
export type Task = z.infer<typeof task>;

/** [G-137 M-106] */
const listFields = {
  cur_time: unixSeconds(),
  /** When the player registered: the newbie period counts from here. */
  start_time: unixSeconds(),
  /** 0 inside of the newbie period, 1 after it. [M-164] */
  is_newbie: z.int(),
};
const taskList = z.object({ d: z.array(task), ...listFields });
export type TaskList = z.infer<typeof taskList>;

/** The list as it stands after the claim, and the Filcoins that it brought. [M-496] */
const taskClaim = z.object({ d: z.array(task), ...listFields, bonus: z.int() });

/** One of the seven days of a check-in's week. [M-107] */
const checkInItem = z.object({
  ty: z.int(),
  /** The day, YYYY-MM-DD. */
  name: z.string(),
  /** 1 checked, 2 to be checked today, 4 missed, 0 still to come. */
  task_state: z.int(),
  bonus: z.int(),
});
const checkInAnswer = z.object({ d: z.array(checkInItem), ...listFields, bonus: z.int() });

/** The type of the task; check-ins and claims all carry it. [M-393] */
const ofType = z.object({ ty: wholeNumber(1, 999) });

const claimErrors = ['NOT_FOUND', 'NEWBIE_OVER', 'REWARD_NOT_GIVEN'] as const;

export const listNewbieTasks = defineCall({
  method: 'GET',
  path: '/promo/task/newbie/list',
  access: 'player',
  gate: 'reads',
  summary: 'The newbie tasks and how far the player is with each',
  request: z.object({}),
  answer: taskList,
});

/** The most days of one look at the history. */
export const checkInHistoryDaysMax = 62;

const calendarDay = z.iso.date();

export const listCheckIns = defineCall({
  method: 'GET',
  path: '/promo/task/daily/history',
  access: 'player',
  gate: 'reads',
  summary: 'Every day from one to another with what its check-in brought, 0 where there was none',
  request: z.object({ start_time: calendarDay, end_time: calendarDay }).check(
    z.refine(({ start_time: start, end_time: end }) => {
      const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
      return days >= 1 && days <= checkInHistoryDaysMax;
    }, `At least one day and at most ${checkInHistoryDaysMax}`),
  ),
  /** The bonus is a text; '0' is a day without a check-in. [M-108 M-172] */
  answer: z.object({ d: z.array(z.object({ date: z.string(), bonus: z.string() })) }),
});

export const countUnclaimed = defineCall({
  method: 'GET',
  path: '/promo/task/unclaimed/num',
  access: 'player',
  gate: 'reads',
  summary: 'How many tasks have something to collect',
  request: z.object({}),
  answer: z.object({ num: z.int() }),
});

export const listDailyTasks = defineCall({
  method: 'GET',
  path: '/promo/task/daily/list',
  access: 'player',
  gate: 'reads',
  summary: 'The tasks of this day in Manila and how far the player is with each',
  request: z.object({}),
  answer: taskList,
});

/** What a claim or a check-in makes old. */
const tasksShown = [
  listNewbieTasks,
  listDailyTasks,
  listCheckIns,
  countUnclaimed,
  getFilcoinBalance,
];

export const checkInAsNewbie = defineCall({
  method: 'GET',
  path: '/promo/task/newbie/daily',
  access: 'player',
  gate: 'filcoins',
  summary: 'Checks in on one of the first seven days; answers the week',
  request: ofType,
  answer: checkInAnswer,
  movesMoney: true,
  errors: [...claimErrors],
  refreshes: tasksShown,
});

export const claimNewbieTask = defineCall({
  method: 'GET',
  path: '/promo/task/newbie/claim',
  access: 'player',
  gate: 'filcoins',
  summary: 'Collects what a newbie task has brought so far',
  request: ofType,
  answer: taskClaim,
  movesMoney: true,
  errors: [...claimErrors, 'TASK_NOT_DONE', 'TASK_COLLECTED'],
  refreshes: tasksShown,
});

export const checkInDaily = defineCall({
  method: 'GET',
  path: '/promo/task/daily/task',
  access: 'player',
  gate: 'filcoins',
  summary: 'Checks in today, after the first seven days; answers the week',
  request: ofType,
  answer: checkInAnswer,
  movesMoney: true,
  errors: [...claimErrors],
  refreshes: tasksShown,
});

export const claimDailyTask = defineCall({
  method: 'GET',
  path: '/promo/task/daily/claim',
  access: 'player',
  gate: 'filcoins',
  summary: 'Collects what a task of today has brought so far',
  request: ofType,
  answer: taskClaim,
  movesMoney: true,
  errors: [...claimErrors, 'TASK_NOT_DONE', 'TASK_COLLECTED'],
  refreshes: tasksShown,
});

export const tasksCalls = {
  listNewbieTasks,
  checkInAsNewbie,
  claimNewbieTask,
  listDailyTasks,
  checkInDaily,
  claimDailyTask,
  listCheckIns,
  countUnclaimed,
} as const;
