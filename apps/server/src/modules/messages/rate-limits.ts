import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const messagesRateLimits = {
  /** A credential for each connection: of every tab, and after every lost line. */
  liveCredential: { points: 120, seconds: 60 },
  /** Every choice is kept for ever; a page has a dozen of them. */
  noticeChoice: { points: 60, seconds: 3600 },
} satisfies Record<string, RateLimit>;

export type MessagesRateLimiter = RateLimiter<keyof typeof messagesRateLimits>;
