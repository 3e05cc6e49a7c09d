import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals about wins that are held back, venues, their games and jackpots. */
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
  WIN_UNFUNDED: {
    httpStatus: 200,
    message: {
      en: 'The player does not have so much yet: it goes on waiting',
      tl: 'Wala pang ganoong halaga ang manlalaro: patuloy itong maghihintay',
    },
    audience: 'staff',
  },
  VENUE_SILENT: {
    httpStatus: 200,
    message: {
      en: 'No studio of ours answers there: other providers are checked by their own laboratory',
      tl: 'Walang studio natin na sumasagot doon: sariling laboratoryo ang sumusuri sa ibang provider',
    },
    audience: 'staff',
  },
  VENUE_KNOWN: {
    httpStatus: 200,
    message: { en: 'There is a venue with this code', tl: 'May venue nang may ganitong code' },
    audience: 'staff',
  },
  VENUE_ORIGIN: {
    httpStatus: 200,
    message: {
      en: 'The page may frame no game from there: its origin must stand in PERYA_FRAME_ORIGINS',
      tl: 'Walang larong maipapakita ang pahina mula roon: dapat nasa PERYA_FRAME_ORIGINS ang origin nito',
    },
    audience: 'staff',
  },
  PLATFORM_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'The venue has no such platform: add it first',
      tl: 'Walang ganitong platform ang venue: idagdag muna ito',
    },
    audience: 'staff',
  },
  GAME_KNOWN: {
    httpStatus: 200,
    message: { en: 'There is a game with this code', tl: 'May laro nang may ganitong code' },
    audience: 'staff',
  },
  PROVIDER_SILENT: {
    httpStatus: 200,
    message: {
      en: 'The provider does not answer, or not as it should: try again later',
      tl: 'Hindi sumasagot nang tama ang provider: subukan ulit mamaya',
    },
    audience: 'staff',
  },
  CATALOGUE_HALVED: {
    httpStatus: 200,
    message: {
      en: 'More than half of the open games would go at once. A list like that was cut short: ask the provider, and close games by hand',
      tl: 'Mahigit kalahati ng mga bukas na laro ang mawawala nang sabay. Naputol ang ganitong listahan: tanungin ang provider, at isara nang mano-mano ang mga laro',
    },
    audience: 'staff',
  },
  GAME_TERMS: {
    httpStatus: 200,
    message: {
      en: 'The smallest stake must not be above the largest',
      tl: 'Hindi dapat lumampas ang pinakamababang taya sa pinakamataas',
    },
    audience: 'staff',
  },
  LAST_KEY: {
    httpStatus: 200,
    message: {
      en: 'This is the last valid key of the venue: add a new one first',
      tl: 'Ito na ang huling gumaganang susi ng venue: magdagdag muna ng bago',
    },
    audience: 'staff',
  },
  JACKPOT_GAME: {
    httpStatus: 200,
    message: { en: 'There is no such game', tl: 'Walang ganitong laro' },
    audience: 'staff',
  },
  JACKPOT_SEED: {
    httpStatus: 200,
    message: {
      en: 'A jackpot begins with more than nothing',
      tl: 'Nagsisimula ang jackpot sa higit sa wala',
    },
    audience: 'staff',
  },
  JACKPOT_CAP: {
    httpStatus: 200,
    message: {
      en: 'The most it can hold must be more than what it begins with',
      tl: 'Dapat higit sa panimula ang pinakamalaking malalaman nito',
    },
    audience: 'staff',
  },
  JACKPOT_DROP: {
    httpStatus: 200,
    message: {
      en: 'A fixed prize is always full: it cannot be one that must be won',
      tl: 'Laging puno ang nakapirming premyo: hindi ito maaaring kailangang mapanalunan',
    },
    audience: 'staff',
  },
  JACKPOT_GAMES: {
    httpStatus: 200,
    message: {
      en: 'One of these games has as many jackpots as it can have',
      tl: 'Puno na sa jackpot ang isa sa mga larong ito',
    },
    audience: 'staff',
  },
  JACKPOT_RETURN: {
    httpStatus: 200,
    message: {
      en: 'One of these games would return more than 99.5 % with its jackpots',
      tl: 'Lalampas sa 99.5 % ang balik ng isa sa mga larong ito kasama ang mga jackpot nito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
