import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of mystery boxes. */
export const boxesErrors = {
  BOX_NONE: {
    httpStatus: 200,
    message: { en: 'There is no box to open', tl: 'Walang kahong mabubuksan' },
    audience: 'player',
  },
  BOXES_ENDED: {
    httpStatus: 200,
    message: { en: 'Mystery boxes have ended', tl: 'Tapos na ang mga mystery box' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
