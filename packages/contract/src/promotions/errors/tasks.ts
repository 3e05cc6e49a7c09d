import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of tasks and check-ins. */
export const tasksErrors = {
  TASK_NOT_DONE: {
    httpStatus: 200,
    message: {
      en: 'There is nothing to collect yet. Complete the task first',
      tl: 'Wala pang maco-collect. Tapusin muna ang task',
    },
    audience: 'player',
  },
  TASK_COLLECTED: {
    httpStatus: 200,
    message: {
      en: 'This reward has been collected already',
      tl: 'Na-collect na ang reward na ito',
    },
    audience: 'player',
  },
  NEWBIE_OVER: {
    httpStatus: 200,
    message: {
      en: 'Your first seven days are over',
      tl: 'Tapos na ang unang pitong araw mo',
    },
    audience: 'player',
  },
  REWARD_NOT_GIVEN: {
    httpStatus: 200,
    message: {
      en: 'This reward cannot be given right now',
      tl: 'Hindi maibibigay ang reward na ito sa ngayon',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
