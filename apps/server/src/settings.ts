import { kycSettings } from './modules/kyc/index.ts';
import { limitsSettings } from './modules/limits/index.ts';
import { staffSettings } from './modules/staff/index.ts';
import { liveSettings } from './platform/live/settings.ts';
import { gatherSettings } from './platform/settings/gather-settings.ts';
import { platformSettings } from './platform/settings/platform-settings.ts';
import { webSettings } from './platform/web/settings.ts';
import { idScanSettings } from './providers/id-scan/settings.ts';
import { messageSettings } from './providers/messages/settings.ts';
import { partnersSettings } from './providers/partners/settings.ts';
import { paymentSettings } from './providers/payments/settings.ts';
import { seedSettings } from './seed-settings.ts';

/** Every setting of the product, gathered from where each is declared; the README's table is this list. */
export const { variables, readSettings } = gatherSettings(
  platformSettings,
  webSettings,
  liveSettings,
  messageSettings,
  idScanSettings,
  paymentSettings,
  partnersSettings,
  limitsSettings,
  kycSettings,
  staffSettings,
  seedSettings,
);

export type Settings = ReturnType<typeof readSettings>;
