import * as z from 'zod/mini';
import { declareSettings } from './platform/settings/declare-settings.ts';
import { oneOf, wholeNumber } from './platform/settings/setting-forms.ts';
import { StartError } from './platform/start-error.ts';

/** The demo brings test accounts on numbers that anybody may try: never where real players are. */
function chooseSeed(given: 'demo' | 'none' | undefined, environment: string): 'demo' | 'none' {
  if (environment !== 'production') return given ?? 'demo';
  if (given !== 'demo') return 'none';
  throw new StartError('Setting PERYA_SEED="demo" is refused with NODE_ENV=production.');
}

export const seedSettings = declareSettings(
  {
    PERYA_SEED: {
      schema: z.optional(oneOf('demo', 'none')),
      unset: '`demo`, in production `none`',
      meaning: '`none` starts without the demo operator; `demo` is refused in production',
    },
    PERYA_SEED_GAMES: {
      schema: z._default(wholeNumber(0, 100_000), 0),
      unset: '`0`',
      meaning: "so many generated games on top of the demo operator's, to see the catalogue grow",
    },
  },
  (given) => ({
    seed: chooseSeed(given.PERYA_SEED, given.NODE_ENV),
    seedGames: given.PERYA_SEED_GAMES,
  }),
);
