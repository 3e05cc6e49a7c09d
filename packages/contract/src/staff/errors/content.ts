import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of what staff want to show players: announcements and banners. */
export const contentErrors = {
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
  BANNER_PICTURE: {
    httpStatus: 200,
    message: {
      en: 'A banner needs a picture that was uploaded here',
      tl: 'Kailangan ng banner ng larawang in-upload dito',
    },
    audience: 'staff',
  },
  BANNER_WORDS: {
    httpStatus: 200,
    message: {
      en: 'Banners and ways need their words in both languages',
      tl: 'Kailangan ng mga banner at daan ang mga salita sa parehong wika',
    },
    audience: 'staff',
  },
  BANNER_TWICE: {
    httpStatus: 200,
    message: {
      en: 'The same banner, or the same way, stands there twice',
      tl: 'Dalawang beses nandoon ang iisang banner o daan',
    },
    audience: 'staff',
  },
  CONTENT_LINK: {
    httpStatus: 200,
    message: {
      en: 'A link is a path of the app, as /welfare, or an address that begins with https://',
      tl: 'Ang link ay path ng app, tulad ng /welfare, o address na nagsisimula sa https://',
    },
    audience: 'staff',
  },
  CAMPAIGN_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'Another campaign has this advertisement id',
      tl: 'May ibang kampanya nang may ganitong advertisement id',
    },
    audience: 'staff',
  },
  CAMPAIGN_TAG: {
    httpStatus: 200,
    message: {
      en: 'A tag looks like G-AB12CD34EF',
      tl: 'Ang tag ay parang G-AB12CD34EF',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
