import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of what staff announce. */
export const staffAnnouncementsErrors = {
  ANNOUNCEMENT_PICTURE: {
    httpStatus: 200,
    message: {
      en: 'An announcement needs a picture that was uploaded here',
      tl: 'Kailangan ng anunsiyo ng larawang in-upload dito',
    },
    audience: 'staff',
  },
  ANNOUNCEMENT_WINDOW: {
    httpStatus: 200,
    message: {
      en: 'An announcement ends after it begins',
      tl: 'Nagtatapos ang anunsiyo pagkatapos nitong magsimula',
    },
    audience: 'staff',
  },
  ANNOUNCEMENT_WORDS: {
    httpStatus: 200,
    message: {
      en: 'An announcement needs a title in both languages, and words under it in both or in none',
      tl: 'Kailangan ng anunsiyo ng pamagat sa parehong wika, at ng salita sa ilalim nito sa pareho o wala',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
