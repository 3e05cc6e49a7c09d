import type { ErrorTable } from '../errors/error-table.ts';
import type { Text } from '../text.ts';

/** What NOT_FOUND says where a game was named. */
export const unknownGame: Text = {
  en: 'There is no such game',
  tl: 'Walang ganitong laro',
};

/** What GAMING_STOPPED says where the house goes on and this game does not. */
export const gameStopped: Text = {
  en: 'This game is paused for now. Open rounds are settled and your money is safe',
  tl: 'Naka-pause muna ang larong ito. Tatapusin ang mga bukas na round at safe ang pera mo',
};

/** Refusals of the launch. */
export const gamesErrors = {
  GAME_CLOSED: {
    httpStatus: 200,
    message: { en: 'This game is closed at the moment', tl: 'Sarado muna ang larong ito' },
    audience: 'player',
  },
  ROUND_NOT_SHOWN: {
    httpStatus: 200,
    message: {
      en: 'The provider does not show this round at present',
      tl: 'Hindi ipinapakita ng provider ang round na ito sa ngayon',
    },
    audience: 'player',
  },
  GAME_MAINTAINED: {
    httpStatus: 200,
    message: {
      en: 'This game is under maintenance. Please try again later',
      tl: 'Inaayos pa ang larong ito. Subukan ulit mamaya',
    },
    audience: 'player',
  },
  GAMING_STOPPED: {
    httpStatus: 200,
    message: {
      en: 'All games are paused for now. Open rounds are settled and your money is safe',
      tl: 'Naka-pause muna ang lahat ng laro. Tatapusin ang mga bukas na round at safe ang pera mo',
    },
    audience: 'player',
  },
  PLAYER_STOPPED: {
    httpStatus: 200,
    message: {
      en: 'Play is paused on your account for now. You can still log in and withdraw',
      tl: 'Naka-pause muna ang paglalaro sa account mo. Makakapag-login at makakapag-withdraw ka pa rin',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
