import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of play limits and exclusion. */
export const limitsErrors = {
  EXCLUDED: {
    httpStatus: 200,
    message: {
      en: 'Your account is closed for play and deposits. Your balance can still be withdrawn',
      tl: 'Sarado sa paglalaro at deposit ang account mo. Puwede mo pa ring i-withdraw ang balanse mo',
    },
    audience: 'player',
  },
  /** The message says what, until when, and what staff chose to tell of the cause. */
  RESTRICTED: {
    httpStatus: 200,
    message: {
      en: 'This is paused for your account. Our support can tell you more',
      tl: 'Naka-pause muna ito sa account mo. Masasabi ng support ang detalye',
    },
    audience: 'player',
  },
  LIMIT_OF_HOUSE: {
    httpStatus: 200,
    message: {
      en: 'We have set this limit. You can make it stricter; only we can lift it',
      tl: 'Itinakda namin ang limit na ito. Puwede mo itong higpitan; kami lang ang makapag-aalis nito',
    },
    audience: 'player',
  },
  EXCLUSION_STANDS: {
    httpStatus: 200,
    message: {
      en: 'Your break from play already lasts longer than that',
      tl: 'Mas matagal pa rito ang break mo sa paglalaro',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
