import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of deposits, withdrawals and test funds. */
export const paymentsErrors = {
  TEST_ACCOUNT_ONLY: {
    httpStatus: 200,
    message: {
      en: 'Only test accounts can take test funds',
      tl: 'Mga test account lang ang makakakuha ng test funds',
    },
    audience: 'player',
  },
  TEST_FUNDS_SPENT: {
    httpStatus: 200,
    message: {
      en: 'That is more test funds than are left for today',
      tl: 'Mas malaki iyan sa natitirang test funds para sa araw na ito',
    },
    audience: 'player',
  },
  TEST_ACCOUNT_REFUSED: {
    httpStatus: 200,
    message: {
      en: 'Test accounts neither deposit nor withdraw money',
      tl: 'Hindi nagde-deposit o nagwi-withdraw ng pera ang mga test account',
    },
    audience: 'player',
  },
  AMOUNT_OUT_OF_RANGE: {
    httpStatus: 200,
    message: {
      en: 'Amount 100-500,000',
      tl: 'Halaga 100-500,000',
    },
    audience: 'player',
  },
  CHANNEL_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'payment method not found',
      tl: 'hindi nakita ang payment method',
    },
    audience: 'player',
  },
  /** The request says another partner's app than the session was opened in. */
  PARTNER_DIFFERS: {
    httpStatus: 200,
    message: {
      en: 'You have logged in by another app. Please open the site again from there.',
      tl: 'Nag-login ka mula sa ibang app. Pakibuksan ulit ang site mula roon.',
    },
    audience: 'player',
  },
  CHANNEL_CLOSED: {
    httpStatus: 200,
    message: {
      en: 'This payment method is closed for now',
      tl: 'Sarado muna ang payment method na ito',
    },
    audience: 'player',
  },
  DEPOSIT_FAILED: {
    httpStatus: 200,
    message: {
      en: 'Recharge failed',
      tl: 'Hindi natuloy ang deposit',
    },
    audience: 'player',
  },
  DEPOSIT_LIMIT: {
    httpStatus: 200,
    message: {
      en: 'This deposit is above the limit that you have set for yourself',
      tl: 'Lampas ang deposit na ito sa limit na itinakda mo para sa sarili',
    },
    audience: 'player',
  },
  DEPOSITS_OPEN_MAX: {
    httpStatus: 200,
    message: {
      en: 'Please finish or cancel the deposits that you have begun',
      tl: 'Tapusin o kanselahin muna ang mga nasimulan mong deposit',
    },
    audience: 'player',
  },
  DEPOSIT_SETTLED: {
    httpStatus: 200,
    message: {
      en: 'This deposit is already completed or canceled',
      tl: 'Tapos na o kinansela na ang deposit na ito',
    },
    audience: 'player',
  },
  CASHBACK_SPENT: {
    httpStatus: 200,
    message: {
      en: 'There is no cashback ticket left for today',
      tl: 'Wala nang natitirang cashback ticket ngayong araw',
    },
    audience: 'player',
  },
  NOT_WITHDRAWABLE: {
    httpStatus: 200,
    message: {
      en: 'That is more than you can withdraw',
      tl: 'Higit iyan sa puwede mong i-withdraw',
    },
    audience: 'player',
  },
  /** The message says why, and until when. */
  WITHDRAWALS_WAIT: {
    httpStatus: 200,
    message: {
      en: 'You have changed your phone number: withdrawals open 24 hours later',
      tl: 'Nagpalit ka ng numero: bubukas ang withdrawal makalipas ang 24 oras',
    },
    audience: 'player',
  },
  ACCOUNT_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'There is no such withdrawal account',
      tl: 'Walang ganitong withdrawal account',
    },
    audience: 'player',
  },
  PARAMETERS_REQUIRED: {
    httpStatus: 200,
    message: {
      en: 'Parameters are required',
      tl: 'Kailangan ang mga parameter',
    },
    audience: 'player',
  },
  ACCOUNT_NUMBER_INVALID: {
    httpStatus: 200,
    message: {
      en: 'This is not a number of an account of this kind',
      tl: 'Hindi ito numero ng ganitong uri ng account',
    },
    audience: 'player',
  },
  ACCOUNT_EXISTS: {
    httpStatus: 200,
    message: {
      en: 'Exists',
      tl: 'Mayroon na',
    },
    audience: 'player',
  },
  ACCOUNTS_FULL: {
    httpStatus: 200,
    message: {
      en: 'You can have three withdrawal accounts at most',
      tl: 'Hanggang tatlong withdrawal account lang',
    },
    audience: 'player',
  },
  ACCOUNT_NAME_DIFFERS: {
    httpStatus: 200,
    message: {
      en: 'The names must be those of your identity check',
      tl: 'Dapat pareho ang pangalan sa KYC mo',
    },
    audience: 'player',
  },
  ACCOUNT_NOT_AT_BANK: {
    httpStatus: 200,
    message: {
      en: 'There is no account of this number there. Please check the number.',
      tl: 'Walang account na may ganitong numero roon. Pakitingnan ang numero.',
    },
    audience: 'player',
  },
  VOUCHER_CODE_INVALID: {
    httpStatus: 200,
    message: {
      en: 'Verification code error',
      tl: 'Mali ang verification code',
    },
    audience: 'player',
  },
  VOUCHER_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'There is no such voucher',
      tl: 'Walang ganitong voucher',
    },
    audience: 'player',
  },
  VOUCHER_USED: {
    httpStatus: 200,
    message: {
      en: 'This voucher was used already',
      tl: 'Nagamit na ang voucher na ito',
    },
    audience: 'player',
  },
  VOUCHER_EXPIRED: {
    httpStatus: 200,
    message: {
      en: 'This voucher has expired',
      tl: 'Expired na ang voucher na ito',
    },
    audience: 'player',
  },
  STATEMENT_RANGE: {
    httpStatus: 200,
    message: {
      en: 'A statement covers at most a year that has begun',
      tl: 'Hanggang isang taon na nagsimula na ang saklaw ng statement',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
