import type { ErrorTable } from '../../errors/error-table.ts';

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
  BONUS_PLAYED: {
    httpStatus: 200,
    message: {
      en: 'This bonus is played through and yours to keep',
      tl: 'Nalaro na nang buo ang bonus na ito at sa iyo na',
    },
    audience: 'player',
  },
  BONUS_SPENT: {
    httpStatus: 200,
    message: {
      en: 'Your balance is less than this bonus, so it cannot be forfeited',
      tl: 'Mas maliit ang balanse mo sa bonus na ito kaya hindi na ito maibabalik',
    },
    audience: 'player',
  },
  BONUS_CLAIMED: {
    httpStatus: 200,
    message: { en: 'This bonus is claimed already', tl: 'Nakuha na ang bonus na ito' },
    audience: 'player',
  },
  NOTHING_TO_COLLECT: {
    httpStatus: 200,
    message: { en: 'There is nothing to collect', tl: 'Walang maco-collect' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
