import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const pointsRateLimits = {
  /** Orders of one player, refused ones included. */
  mallOrder: { points: 30, seconds: 60 },
  /** Pictures of goods of one member of staff, refused ones included. */
  goodsPicture: { points: 60, seconds: 3600 },
} satisfies Record<string, RateLimit>;

export type PointsRateLimiter = RateLimiter<keyof typeof pointsRateLimits>;
