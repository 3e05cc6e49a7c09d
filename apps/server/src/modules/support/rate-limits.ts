import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const supportRateLimits = {
  /** Messages of one player: more than anybody types, and no flood. */
  supportMessage: { points: 20, seconds: 60 },
  /** Pictures of one member of staff, refused ones included. */
  supportPicture: { points: 120, seconds: 3600 },
  /** Feedback of one player. */
  feedback: { points: 5, seconds: 600 },
} satisfies Record<string, RateLimit>;

export type SupportRateLimiter = RateLimiter<keyof typeof supportRateLimits>;
