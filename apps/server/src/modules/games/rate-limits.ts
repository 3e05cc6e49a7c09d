import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const gamesRateLimits = {
  /** Signed requests of one venue to the provider API. */
  providerVenue: { points: 60_000, seconds: 10 },
  /** Unsigned or wrongly signed requests from one address. */
  providerRefused: { points: 300, seconds: 10 },
} satisfies Record<string, RateLimit>;

export type GamesRateLimiter = RateLimiter<keyof typeof gamesRateLimits>;
