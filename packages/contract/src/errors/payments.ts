import type { ErrorTable } from './error-table.ts';

/** Refusals of deposits, withdrawals and test funds. */
export const paymentsErrors = {
  TEST_ACCOUNT_ONLY: {
    httpStatus: 200,
    message: {
      en: 'Only test accounts can take test funds',
      tl: 'Mga test account lang ang makakakuha ng test funds',
    },
    audience: 'player',
  },
  TEST_FUNDS_SPENT: {
    httpStatus: 200,
    message: {
      en: 'That is more test funds than are left for today',
      tl: 'Mas malaki iyan sa natitirang test funds para sa araw na ito',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
