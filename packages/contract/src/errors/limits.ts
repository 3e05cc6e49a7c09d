import type { ErrorTable } from './error-table.ts';

/** Refusals of play limits and exclusion. */
export const limitsErrors = {
  EXCLUDED: {
    httpStatus: 200,
    message: {
      en: 'You have chosen to stay away from play. Your balance can still be withdrawn',
      tl: 'Pinili mong umiwas muna sa paglalaro. Maaari mo pa ring i-withdraw ang iyong balanse',
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
