import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { wholeNumber } from '../../platform/settings/setting-forms.ts';

export const limitsSettings = declareSettings(
  {
    PERYA_REALITY_CHECK_MINUTES: {
      schema: z._default(wholeNumber(1, 240), 30),
      unset: '`30`',
      meaning: 'how often a player at play is reminded of the time and of what was staked',
    },
  },
  (given) => ({ realityCheckMinutes: given.PERYA_REALITY_CHECK_MINUTES }),
);

export type LimitsSettings = ReadOf<typeof limitsSettings>;
