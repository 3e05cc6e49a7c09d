import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of what staff write in their own words. */
export const wordsErrors = {
  WORDS_TOO_LONG: {
    httpStatus: 200,
    message: {
      en: 'This text is too long: 1,000 characters are the most',
      tl: 'Masyadong mahaba ang tekstong ito: 1,000 karakter ang pinakamarami',
    },
    audience: 'staff',
  },
  WORDS_MARKUP: {
    httpStatus: 200,
    message: {
      en: 'Plain words only: this text contains HTML',
      tl: 'Simpleng salita lamang: may HTML ang tekstong ito',
    },
    audience: 'staff',
  },
  WORDS_UNREADABLE: {
    httpStatus: 200,
    message: {
      en: 'This text contains characters that nobody can read',
      tl: 'May mga karakter ang tekstong ito na hindi mababasa ninuman',
    },
    audience: 'staff',
  },
  REASON_WORDS: {
    httpStatus: 200,
    message: {
      en: 'Say the reason in your own words, too',
      tl: 'Sabihin din ang dahilan sa sariling salita',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
