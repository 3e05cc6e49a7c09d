import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of logins by the company account. */
export const companyErrors = {
  COMPANY_LOGIN_OFF: {
    httpStatus: 200,
    message: {
      en: 'There is no login by company account here',
      tl: 'Walang login gamit ang account ng kumpanya rito',
    },
    audience: 'staff',
  },
  /** The house lets nobody in by password. */
  COMPANY_LOGIN_ONLY: {
    httpStatus: 200,
    message: {
      en: 'Here one logs in with the company account alone',
      tl: 'Account ng kumpanya lamang ang ginagamit sa pag-log in dito',
    },
    audience: 'staff',
  },
  /** Unknown, used, too old, or begun in another browser. */
  COMPANY_LOGIN_OVER: {
    httpStatus: 200,
    message: {
      en: 'This login has ended, or was begun in another browser. Begin again',
      tl: 'Tapos na ang login na ito, o sinimulan sa ibang browser. Magsimula muli',
    },
    audience: 'staff',
  },
  COMPANY_LOGIN_REFUSED: {
    httpStatus: 200,
    message: {
      en: 'The login of your company did not let you in, or its answer cannot be believed. Try again',
      tl: 'Hindi ka pinapasok ng login ng kumpanya mo, o hindi mapaniwalaan ang sagot nito. Subukan muli',
    },
    audience: 'staff',
  },
  COMPANY_LOGIN_DOWN: {
    httpStatus: 200,
    message: {
      en: 'The login of your company does not answer now. Try again later, or log in with your password if you have one',
      tl: 'Hindi sumasagot ngayon ang login ng kumpanya mo. Subukan mamaya, o mag-log in gamit ang password kung mayroon ka',
    },
    audience: 'staff',
  },
  /** The same for an account that is switched off. */
  COMPANY_ACCOUNT_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'This company account opens no staff account. Link it in My account first, or ask for an invitation',
      tl: 'Walang binubuksang staff account ang account ng kumpanyang ito. Iugnay muna sa Aking account, o humingi ng imbitasyon',
    },
    audience: 'staff',
  },
  COMPANY_ACCOUNT_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'This company account is linked to a staff account already, or yours has another one',
      tl: 'May kaugnay nang staff account ang account ng kumpanyang ito, o may iba nang nakaugnay sa iyo',
    },
    audience: 'staff',
  },
  COMPANY_ACCOUNT_NEEDED: {
    httpStatus: 200,
    message: {
      en: 'Without the company account nobody could get into this account any more',
      tl: 'Kung wala ang account ng kumpanya, wala nang makapapasok sa account na ito',
    },
    audience: 'staff',
  },
  COMPANY_GROUPS: {
    httpStatus: 200,
    message: {
      en: 'Your groups in the company have no part in this house, or none that goes with your role. Ask an administrator',
      tl: 'Walang bahagi sa bahay na ito ang mga grupo mo sa kumpanya, o walang tugma sa tungkulin mo. Magtanong sa tagapangasiwa',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
