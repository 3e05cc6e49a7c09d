import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of the mall's desk. */
export const staffMallErrors = {
  ORDER_DECIDED: {
    httpStatus: 200,
    message: {
      en: 'The order does not stand where this step begins',
      tl: 'Wala ang order sa pinagsisimulan ng hakbang na ito',
    },
    audience: 'staff',
  },
  COURIER_MISSING: {
    httpStatus: 200,
    message: {
      en: 'Say who brings it, and the number to follow it by',
      tl: 'Sabihin kung sino ang maghahatid, at ang tracking number',
    },
    audience: 'staff',
  },
  STOCK_OF_CODES: {
    httpStatus: 200,
    message: {
      en: 'The stock of codes is how many codes there are',
      tl: 'Ang stock ng mga code ay kung ilan ang mga code',
    },
    audience: 'staff',
  },
  GOODS_STORES: {
    httpStatus: 200,
    message: {
      en: 'Name the stores where it can be fetched',
      tl: 'Ilagay ang mga tindahan kung saan ito makukuha',
    },
    audience: 'staff',
  },
  PICTURE_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'A picture is not there any more: send it again',
      tl: 'Wala na ang isang larawan: ipadala ito muli',
    },
    audience: 'staff',
  },
  STOCK_NEGATIVE: {
    httpStatus: 200,
    message: {
      en: 'There is less in stock than that',
      tl: 'Mas kaunti ang stock kaysa riyan',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
