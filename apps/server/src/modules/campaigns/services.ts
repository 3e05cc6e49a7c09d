import type { Audit } from '../audit/index.ts';
import type { CampaignStore } from './campaign.store.ts';
import type { CampaignsMetrics } from './metrics.ts';
import type { CampaignsRateLimiter } from './rate-limits.ts';

/** What the verbs of this module work with. */
export interface CampaignsServices {
  audit: Pick<Audit, 'record'>;
  store: CampaignStore;
  rateLimiter: CampaignsRateLimiter;
  metrics: CampaignsMetrics;
  /** Whose tags landing pages may load: the first has the script. */
  settings: { analyticsOrigins: readonly string[] };
}
