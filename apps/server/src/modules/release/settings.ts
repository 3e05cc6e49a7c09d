import * as z from 'zod/mini';
import { declareSettings } from '../../platform/settings/declare-settings.ts';
import { text } from '../../platform/settings/setting-forms.ts';

export const releaseSettings = declareSettings(
  {
    PERYA_RELEASE_LIST: {
      schema: z.optional(text()),
      unset: 'in the folder of the program',
      meaning:
        'the file that `npm run release:list` wrote, where it lies elsewhere; the opening asks for it',
    },
  },
  (given) => ({ releaseList: given.PERYA_RELEASE_LIST ?? null }),
);
