import type { Text } from '../text.ts';
import type { ErrorTable } from './error-table.ts';

/** What NOT_FOUND says where a game was named. */
export const unknownGame: Text = {
  en: 'There is no such game',
  tl: 'Walang ganitong laro',
};

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
