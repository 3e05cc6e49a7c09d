import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const kycRateLimits = {
  /** Scans that one player begins, those that the provider did not take included. */
  scanBegin: { points: 20, seconds: 600 },
  /** How often one player has us ask the provider. */
  scanCheck: { points: 120, seconds: 60 },
} satisfies Record<string, RateLimit>;

export type KycRateLimiter = RateLimiter<keyof typeof kycRateLimits>;
