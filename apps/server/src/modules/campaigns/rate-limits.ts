import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const campaignsRateLimits = {
  /** Visits of landing pages from one network that are counted. */
  landingVisit: { points: 120, seconds: 600 },
} satisfies Record<string, RateLimit>;

export type CampaignsRateLimiter = RateLimiter<keyof typeof campaignsRateLimits>;
