import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of what staff put on the home page, and of links in any content. */
export const staffHomeErrors = {
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
} as const satisfies ErrorTable;
