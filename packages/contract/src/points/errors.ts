import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of orders in the mall. */
export const mallErrors = {
  GOODS_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'This item is no longer offered',
      tl: 'Wala na ang item na ito',
    },
    audience: 'player',
  },
  OUT_OF_STOCK: {
    httpStatus: 200,
    message: { en: 'Not enough of this item is left', tl: 'Kulang na ang stock ng item na ito' },
    audience: 'player',
  },
  POINTS_INSUFFICIENT: {
    httpStatus: 200,
    message: { en: 'Insufficient Points', tl: 'Kulang ang points' },
    audience: 'player',
  },
  PRICE_CHANGED: {
    httpStatus: 200,
    message: {
      en: 'The price of this item has changed. Please look again before you redeem it.',
      tl: 'Nagbago ang presyo ng item na ito. Tingnan muna ulit bago mo ito i-redeem.',
    },
    audience: 'player',
  },
  /** Its text is that of the field which breaks its rule. */
  ORDER_FORM_INVALID: {
    httpStatus: 200,
    message: { en: 'Please check the form', tl: 'Pakisuri ang form' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
