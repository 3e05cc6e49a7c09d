import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of closing one's account, and of asking about one's data. */
export const privacyErrors = {
  /** The message says what is in the way. */
  CLOSING_NOT_YET: {
    httpStatus: 200,
    message: { en: 'The account cannot be closed yet', tl: 'Hindi pa maisasara ang account' },
    audience: 'player',
  },
  PRIVACY_ASKED: {
    httpStatus: 200,
    message: {
      en: 'You have asked for this already, and it is not answered yet',
      tl: 'Hiniling mo na ito, at hindi pa nasasagot',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
