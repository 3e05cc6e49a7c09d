import type { ErrorTable } from './error-table.ts';

/** Refusals of bonuses and other rewards. */
export const promotionsErrors = {
  BONUS_UNKNOWN: {
    httpStatus: 200,
    message: { en: 'This bonus is not there', tl: 'Wala ang bonus na ito' },
    audience: 'player',
  },
  BONUS_EXPIRED: {
    httpStatus: 200,
    message: { en: 'This bonus has expired', tl: 'Nag-expire na ang bonus na ito' },
    audience: 'player',
  },
  BONUS_DECLINED: {
    httpStatus: 200,
    message: { en: 'You have turned this bonus down', tl: 'Tinanggihan mo ang bonus na ito' },
    audience: 'player',
  },
  BONUS_CLAIMED: {
    httpStatus: 200,
    message: { en: 'This bonus is claimed already', tl: 'Nakuha na ang bonus na ito' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
