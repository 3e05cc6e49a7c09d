import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { wholeNumber } from '../../platform/settings/setting-forms.ts';

export const staffSettings = declareSettings(
  {
    PERYA_LET_IN_DAYS: {
      schema: z._default(wholeNumber(1, 365), 30),
      unset: '`30`',
      meaning:
        'how long whoever was invited or switched on decides no request of those who let them in, nor they theirs',
    },
  },
  (given) => ({ letInDays: given.PERYA_LET_IN_DAYS }),
);

export type StaffSettings = ReadOf<typeof staffSettings>;
