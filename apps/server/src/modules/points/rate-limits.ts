import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const pointsRateLimits = {
  /** Orders of one player, refused ones included. */
  mallOrder: { points: 30, seconds: 60 },
} satisfies Record<string, RateLimit>;

export type PointsRateLimiter = RateLimiter<keyof typeof pointsRateLimits>;
