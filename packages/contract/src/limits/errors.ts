import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of play limits and exclusion. */
export const limitsErrors = {
  EXCLUDED: {
    httpStatus: 200,
    message: {
      en: 'Your account is closed for play and deposits. Your balance can still be withdrawn',
      tl: 'Sarado sa paglalaro at deposito ang iyong account. Maaari mo pa ring i-withdraw ang iyong balanse',
    },
    audience: 'player',
  },
  /** The message says what, until when, and what staff chose to tell of the cause. */
  RESTRICTED: {
    httpStatus: 200,
    message: {
      en: 'This is paused for your account. Our support can tell you more',
      tl: 'Nakatigil muna ito sa iyong account. Masasabi ng support ang iba pa',
    },
    audience: 'player',
  },
  LIMIT_OF_HOUSE: {
    httpStatus: 200,
    message: {
      en: 'The house has set this limit. You can make it stricter; only the house can lift it',
      tl: 'Itinakda ng bahay ang limit na ito. Maaari mo itong higpitan; ang bahay lamang ang makapag-aalis nito',
    },
    audience: 'player',
  },
  EXCLUSION_STANDS: {
    httpStatus: 200,
    message: {
      en: 'Your exclusion already lasts longer than that',
      tl: 'Mas matagal pa rito ang umiiral mong pag-iwas sa paglalaro',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
