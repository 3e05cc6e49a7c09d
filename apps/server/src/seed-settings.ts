import * as z from 'zod/mini';
import { declareSettings } from './platform/settings/declare-settings.ts';
import { oneOf, wholeNumber } from './platform/settings/setting-forms.ts';

export const seedSettings = declareSettings(
  {
    PERYA_SEED: {
      schema: z._default(oneOf('demo', 'none'), 'demo'),
      unset: '`demo`',
      meaning: '`none` starts without the demo operator',
    },
    PERYA_SEED_GAMES: {
      schema: z._default(wholeNumber(0, 100_000), 0),
      unset: '`0`',
      meaning: "so many generated games on top of the demo operator's, to see the catalogue grow",
    },
  },
  (given) => ({ seed: given.PERYA_SEED, seedGames: given.PERYA_SEED_GAMES }),
);
