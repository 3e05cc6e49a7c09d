import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const identityRateLimits = {
  /** Codes sent to one phone or email address, from one network address, and to one block of numbers. */
  codeContact: { points: 10, seconds: 600 },
  codeAddress: { points: 3000, seconds: 600 },
  codePrefix: { points: 600, seconds: 3600 },
  /** Wrong passwords from one address: right ones are taken back, so that a crowd behind one is let in. */
  passwordAddress: { points: 300, seconds: 600 },
  /** Handovers of one player, and codes of handovers tried from one address. */
  handoverPlayer: { points: 10, seconds: 600 },
  handoverAddress: { points: 3000, seconds: 600 },
  /** How often a player takes their data away. */
  dataExport: { points: 3, seconds: 24 * 3600 },
} satisfies Record<string, RateLimit>;

export type IdentityRateLimiter = RateLimiter<keyof typeof identityRateLimits>;
