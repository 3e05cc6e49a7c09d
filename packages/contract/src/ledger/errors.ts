import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of postings. */
export const ledgerErrors = {
  INSUFFICIENT_FUNDS: {
    httpStatus: 200,
    message: { en: 'Insufficient balance', tl: 'Kulang ang balanse' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
