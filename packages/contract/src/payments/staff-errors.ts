import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of the payments desk. */
export const staffPaymentsErrors = {
  PAYMENT_TAKEN: {
    httpStatus: 200,
    message: { en: 'A colleague has this at present', tl: 'Hawak ito ng kasamahan sa ngayon' },
    audience: 'staff',
  },
  PAYMENT_NOT_CLAIMED: {
    httpStatus: 200,
    message: {
      en: 'Your claim has ended: claim it again, and look whether it has changed',
      tl: 'Natapos na ang paghawak mo: kunin muli at tingnan kung may nagbago',
    },
    audience: 'staff',
  },
  PAYMENT_DECIDED: {
    httpStatus: 200,
    message: { en: 'This was decided already', tl: 'May pasya na rito' },
    audience: 'staff',
  },
  PAYMENT_NEEDS_SECOND_PERSON: {
    httpStatus: 200,
    message: {
      en: 'This amount is above the limit of one person: ask a second one',
      tl: 'Lampas ang halagang ito sa limit ng isang tao: humingi ng ikalawang tao',
    },
    audience: 'staff',
  },
  PAYMENT_HELD: {
    httpStatus: 200,
    message: {
      en: 'Compliance lets no payout to this player leave at present',
      tl: 'Hindi muna pinalalabas ng compliance ang mga payout sa manlalarong ito',
    },
    audience: 'staff',
  },
  NEEDS_SECOND_PERSON: {
    httpStatus: 200,
    message: {
      en: 'This loosens what guards money, which nobody does alone: ask a second person',
      tl: 'Niluluwagan nito ang nagbabantay sa pera, na hindi ginagawa ng iisang tao: humingi ng ikalawang tao',
    },
    audience: 'staff',
  },
  RULE_BOUNDS: {
    httpStatus: 200,
    message: {
      en: 'This rule cannot be set so: a figure is beyond its bounds, or the rule must stay on',
      tl: 'Hindi maaaring ganito ang tuntunin: lampas sa hangganan ang isang bilang, o dapat manatiling bukas ang tuntunin',
    },
    audience: 'staff',
  },
  RECEIPT_SETTLED: {
    httpStatus: 200,
    message: {
      en: 'This payment was credited or given back already',
      tl: 'Na-credit na o naibalik na ang bayad na ito',
    },
    audience: 'staff',
  },
  REFUND_KNOWN: {
    httpStatus: 200,
    message: {
      en: 'Another payment was given back under this reference',
      tl: 'May ibang bayad nang naibalik sa reperensiyang ito',
    },
    audience: 'staff',
  },
  REFUND_REFERENCE: {
    httpStatus: 200,
    message: {
      en: 'Mark the payment as given back, with the reference of the refund',
      tl: 'Markahan ang bayad na naibalik, kasama ang reperensiya ng refund',
    },
    audience: 'staff',
  },
  ADJUSTMENT_TOO_LARGE: {
    httpStatus: 200,
    message: {
      en: 'A correction is at most a million pesos, and never takes more than the balance',
      tl: 'Hanggang isang milyong piso ang pagwawasto, at hindi hihigit sa balanse',
    },
    audience: 'staff',
  },
  ADJUSTMENT_OF_TEST: {
    httpStatus: 200,
    message: {
      en: 'A test wallet holds no money to correct',
      tl: 'Walang perang maiwawasto sa test wallet',
    },
    audience: 'staff',
  },
  CHANNEL_RANGE: {
    httpStatus: 200,
    message: {
      en: 'The smallest amount must not be above the largest, and both lie within 1 and 1,000,000',
      tl: 'Hindi dapat lumampas ang pinakamababa sa pinakamataas, at nasa 1 hanggang 1,000,000 ang dalawa',
    },
    audience: 'staff',
  },
  CHANNEL_NAME: {
    httpStatus: 200,
    message: {
      en: 'Another channel of this kind has this name',
      tl: 'May ibang channel ng ganitong uri na may ganitong pangalan',
    },
    audience: 'staff',
  },
  CHANNEL_GATEWAY: {
    httpStatus: 200,
    message: {
      en: 'The settings have no such gateway, it does not pay out, or it is there already',
      tl: 'Walang ganitong gateway sa mga setting, hindi ito nagbabayad palabas, o naroon na ito',
    },
    audience: 'staff',
  },
  VOUCHER_BATCH_OVER: {
    httpStatus: 200,
    message: {
      en: 'No code of this batch can be used any more',
      tl: 'Wala nang magagamit na code sa batch na ito',
    },
    audience: 'staff',
  },
  VOUCHER_OTHER_HALF: {
    httpStatus: 200,
    message: {
      en: 'One of the two has had the other half of these codes, so it takes somebody else',
      tl: 'Nasa isa sa dalawa na ang kabilang kalahati ng mga code na ito, kaya ibang tao ang kailangan',
    },
    audience: 'staff',
  },
  VOUCHER_BATCH_RANGE: {
    httpStatus: 200,
    message: {
      en: 'A voucher is worth 1 to 1,000,000 and good until a day within five years',
      tl: 'Nagkakahalaga ang voucher ng 1 hanggang 1,000,000 at may bisa hanggang sa araw na nasa loob ng limang taon',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
