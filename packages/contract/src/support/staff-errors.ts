import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of the desk of service. */
export const staffSupportErrors = {
  CONVERSATION_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'A colleague has this conversation at present',
      tl: 'Hawak ng kasamahan ang usapang ito sa ngayon',
    },
    audience: 'staff',
  },
  CONVERSATION_NOT_CLAIMED: {
    httpStatus: 200,
    message: {
      en: 'Take the conversation before you answer: a colleague may be at it',
      tl: 'Kunin muna ang usapan bago sumagot: maaaring may kasamahang hawak ito',
    },
    audience: 'staff',
  },
  MESSAGE_UNFILLED: {
    httpStatus: 200,
    message: {
      en: 'Something in braces is not filled in yet: write what belongs there',
      tl: 'May hindi pa napupunan sa loob ng mga brace: isulat ang nararapat doon',
    },
    audience: 'staff',
  },
  FEEDBACK_DECIDED: {
    httpStatus: 200,
    message: {
      en: 'This feedback was answered or closed already',
      tl: 'Nasagot na o naisara na ang feedback na ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
