import * as z from 'zod/mini';
import { evidenceSettings } from './modules/evidence/index.ts';
import { houseSettings } from './modules/house/index.ts';
import { kycSettings } from './modules/kyc/index.ts';
import { limitsSettings } from './modules/limits/index.ts';
import { locationSettings } from './modules/location/index.ts';
import { releaseSettings } from './modules/release/index.ts';
import { staffSettings } from './modules/staff/index.ts';
import { fileSettings } from './platform/files/settings.ts';
import { liveSettings } from './platform/live/settings.ts';
import { declareSettings } from './platform/settings/declare-settings.ts';
import { gatherSettings } from './platform/settings/gather-settings.ts';
import { platformSettings } from './platform/settings/platform-settings.ts';
import { oneOf, wholeNumber } from './platform/settings/setting-forms.ts';
import { StartError } from './platform/start-error.ts';
import { traceSettings } from './platform/trace/settings.ts';
import { webSettings } from './platform/web/settings.ts';
import { companySettings } from './providers/company/settings.ts';
import { gameProviderSettings } from './providers/games/settings.ts';
import { idScanSettings } from './providers/id-scan/settings.ts';
import { messageSettings } from './providers/messages/settings.ts';
import { partnersSettings } from './providers/partners/settings.ts';
import { paymentSettings } from './providers/payments/settings.ts';
import { pushSettings } from './providers/push/settings.ts';
import { limitSettings } from './start/limit-settings.ts';

const seedSettings = declareSettings(
  {
    PERYA_SEED: {
      schema: z.optional(oneOf('demo', 'none')),
      unset: '`demo`, in production `none`',
      meaning: '`none` starts without the demo operator; `demo` is refused in production',
    },
    PERYA_SEED_GAMES: {
      schema: z._default(wholeNumber(0, 100_000), 0),
      unset: '`0`',
      meaning:
        "so many generated games on top of the demo operator's fourteen, for load and long lists; each says so on its cover, and which game opens",
    },
  },
  (given) => ({
    seed: chooseSeed(given.PERYA_SEED, given.NODE_ENV),
    seedGames: given.PERYA_SEED_GAMES,
  }),
);

/** Every setting of the product, gathered from where each is declared; the README's table is this list. */
export const { variables, readSettings, readServerSettings } = gatherSettings(
  platformSettings,
  fileSettings,
  webSettings,
  liveSettings,
  traceSettings,
  messageSettings,
  pushSettings,
  idScanSettings,
  paymentSettings,
  gameProviderSettings,
  partnersSettings,
  companySettings,
  limitsSettings,
  locationSettings,
  kycSettings,
  staffSettings,
  evidenceSettings,
  releaseSettings,
  houseSettings,
  limitSettings,
  seedSettings,
);

export type Settings = ReturnType<typeof readSettings>;

/** The demo brings test accounts on numbers that anybody may try: never where real players are. */
function chooseSeed(given: 'demo' | 'none' | undefined, environment: string): 'demo' | 'none' {
  if (environment !== 'production') return given ?? 'demo';
  if (given !== 'demo') return 'none';
  throw new StartError('Setting PERYA_SEED="demo" is refused with NODE_ENV=production.');
}
