import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of the promotions desk. */
export const staffPromotionsErrors = {
  PROMOTION_PERIOD: {
    httpStatus: 200,
    message: {
      en: 'A promotion ends after it begins, and in the future',
      tl: 'Natatapos ang promosyon pagkatapos nitong magsimula, at sa hinaharap',
    },
    audience: 'staff',
  },
  PROMOTION_CAPS: {
    httpStatus: 200,
    message: {
      en: 'Neither a player nor a day may cost more than the whole budget',
      tl: 'Hindi maaaring lumampas sa buong badyet ang gastos sa isang manlalaro o araw',
    },
    audience: 'staff',
  },
  /** The message says which part of them; `details.field` is its place in the request. */
  PROMOTION_RULES: {
    httpStatus: 200,
    message: {
      en: 'These rules do not fit the kind of the promotion',
      tl: 'Hindi akma sa uri ng promosyon ang mga tuntuning ito',
    },
    audience: 'staff',
  },
  PROMOTION_SPENT: {
    httpStatus: 200,
    message: {
      en: 'The promotion has cost more than this budget already',
      tl: 'Lampas na sa badyet na ito ang nagastos ng promosyon',
    },
    audience: 'staff',
  },
  PROMOTION_NOT_NOW: {
    httpStatus: 200,
    message: {
      en: 'That cannot be done with a promotion that stands so',
      tl: 'Hindi iyan magagawa sa promosyong ganito ang kalagayan',
    },
    audience: 'staff',
  },
  PROMOTION_STANDS: {
    httpStatus: 200,
    message: {
      en: 'There is nothing to publish: what was drafted last stands already',
      tl: 'Walang ilalathala: umiiral na ang huling draft',
    },
    audience: 'staff',
  },
  PROMOTION_TOO_MUCH: {
    httpStatus: 200,
    message: {
      en: 'This is too much to compute at once: choose fewer days',
      tl: 'Masyado itong marami para sabay-sabay na kuwentahin: pumili ng mas kaunting araw',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
