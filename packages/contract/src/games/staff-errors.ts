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
} as const satisfies ErrorTable;
