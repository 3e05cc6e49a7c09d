import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals about wins that are held back. */
export const heldWinsErrors = {
  WIN_UNKNOWN: {
    httpStatus: 200,
    message: { en: 'No such win is held back', tl: 'Walang ganitong panalong pinipigil' },
    audience: 'staff',
  },
  WIN_DECIDED: {
    httpStatus: 200,
    message: {
      en: 'This win was decided already',
      tl: 'Napagpasyahan na ang panalong ito',
    },
    audience: 'staff',
  },
  LAST_KEY: {
    httpStatus: 200,
    message: {
      en: 'This is the last valid key of the venue: add a new one first',
      tl: 'Ito na ang huling gumaganang susi ng venue: magdagdag muna ng bago',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
