import type { ErrorTable } from './error-table.ts';

/** Refusals of the launch. */
export const gamesErrors = {
  GAME_CLOSED: {
    httpStatus: 200,
    message: { en: 'This game is closed at the moment', tl: 'Sarado muna ang larong ito' },
    audience: 'player',
  },
  GAME_MAINTAINED: {
    httpStatus: 200,
    message: {
      en: 'This game is under maintenance. Please try again later',
      tl: 'Inaayos pa ang larong ito. Subukan muli mamaya',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
