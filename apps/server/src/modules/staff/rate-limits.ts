import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const staffRateLimits = {
  /** Logins, codes and invitations from one network, right or wrong. */
  staffLoginAddress: { points: 120, seconds: 600 },
  /** Refused calls that are written into the audit: of one network, and of all. Beyond it they are only counted. */
  staffRefusedAddress: { points: 20, seconds: 600 },
  staffRefusedAll: { points: 300, seconds: 600 },
  /** Exports of one member of staff, refused ones too; counted in the database, for all processes together. */
  exports: { points: 20, seconds: 3600 },
} satisfies Record<string, RateLimit>;

export type StaffRateLimiter = RateLimiter<keyof typeof staffRateLimits>;
