import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of closing accounts for players, and of the desk for data privacy. */
export const staffPrivacyErrors = {
  CLOSING_WITHDRAWALS: {
    httpStatus: 200,
    message: {
      en: 'A withdrawal of this player is under way: wait until it has ended',
      tl: 'May withdrawal pa ang manlalarong ito: hintaying matapos',
    },
    audience: 'staff',
  },
  ACCOUNT_IS_CLOSED: {
    httpStatus: 200,
    message: { en: 'This account is closed already', tl: 'Sarado na ang account na ito' },
    audience: 'staff',
  },
  ACCOUNT_NOT_CLOSED: {
    httpStatus: 200,
    message: { en: 'This account is not closed', tl: 'Hindi sarado ang account na ito' },
    audience: 'staff',
  },
  ACCOUNT_ERASED: {
    httpStatus: 200,
    message: {
      en: 'Nobody is known by this account any more: it was erased',
      tl: 'Wala nang kilalang tao sa account na ito: nabura na ito',
    },
    audience: 'staff',
  },
  PRIVACY_ANSWERED: {
    httpStatus: 200,
    message: { en: 'This request was answered already', tl: 'Nasagot na ang kahilingang ito' },
    audience: 'staff',
  },
  INCIDENT_CLOSED: {
    httpStatus: 200,
    message: { en: 'This incident has ended already', tl: 'Tapos na ang insidenteng ito' },
    audience: 'staff',
  },
  INCIDENT_AHEAD: {
    httpStatus: 200,
    message: {
      en: 'None of its moments lies in the future, and nobody is told before it was found',
      tl: 'Walang oras dito na nasa hinaharap, at walang nasasabihan bago ito natagpuan',
    },
    audience: 'staff',
  },
  INCIDENT_UNDONE: {
    httpStatus: 200,
    message: {
      en: 'Write first whom it concerns and what was done; where they must be told, when they were',
      tl: 'Isulat muna kung sino ang apektado at ano ang ginawa; kung dapat silang sabihan, kung kailan sinabihan',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
