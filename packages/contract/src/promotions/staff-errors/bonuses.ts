import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of gifts and rankings. */
export const staffGiftErrors = {
  GIFT_NEEDS_SECOND_PERSON: {
    httpStatus: 200,
    message: {
      en: 'With this you would give more today than one person may: ask a second one',
      tl: 'Lalampas ka rito sa puwedeng ibigay ng isang tao ngayong araw: humingi ng ikalawa',
    },
    audience: 'staff',
  },
  GIFT_TOO_LARGE: {
    httpStatus: 200,
    message: {
      en: 'No gift is nothing, and none is that large',
      tl: 'Hindi puwedeng wala ang regalo, at hindi ganyan kalaki',
    },
    audience: 'staff',
  },
  GIFT_NOT_RUNNING: {
    httpStatus: 200,
    message: {
      en: 'Gifts of this promotion are not given at present',
      tl: 'Hindi ibinibigay sa ngayon ang mga regalo ng promosyong ito',
    },
    audience: 'staff',
  },
  GIFT_SHUT_OUT: {
    httpStatus: 200,
    message: {
      en: 'The player is blocked, frozen or stays away from play: they get nothing',
      tl: 'Naka-block, naka-freeze o umiiwas sa laro ang manlalaro: wala siyang matatanggap',
    },
    audience: 'staff',
  },
  GIFT_NOT_FOR_PLAYER: {
    httpStatus: 200,
    message: {
      en: 'The promotion is not for this player',
      tl: 'Hindi para sa manlalarong ito ang promosyon',
    },
    audience: 'staff',
  },
  FREE_ROUNDS_OVER: {
    httpStatus: 200,
    message: {
      en: 'These free rounds are over already',
      tl: 'Tapos na ang mga libreng round na ito',
    },
    audience: 'staff',
  },
  GIFT_BOUND: {
    httpStatus: 200,
    message: {
      en: 'The bounds of the promotion leave no room for it: of the player, the day or the whole',
      tl: 'Wala nang puwang sa hangganan ng promosyon: ng manlalaro, ng araw o ng kabuuan',
    },
    audience: 'staff',
  },
  RANKING_DECIDED: {
    httpStatus: 200,
    message: {
      en: 'The ranking of this day is decided already',
      tl: 'Napasyahan na ang ranking ng araw na ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
