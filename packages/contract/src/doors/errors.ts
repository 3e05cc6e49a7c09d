import type { ErrorTable } from '../errors/error-table.ts';

/** What players meet while the house is closed. */
export const doorsErrors = {
  HOUSE_CLOSED: {
    httpStatus: 200,
    message: {
      en: 'We are closed for now. Your money is safe and can be withdrawn',
      tl: 'Sarado muna kami. Safe ang pera mo at puwede itong i-withdraw',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
