import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const partnersRateLimits = {
  /** Tokens of partners that are tried from one address: a partner's app may send many players through few addresses. */
  partnerAddress: { points: 3000, seconds: 600 },
} satisfies Record<string, RateLimit>;

export type PartnersRateLimiter = RateLimiter<keyof typeof partnersRateLimits>;
