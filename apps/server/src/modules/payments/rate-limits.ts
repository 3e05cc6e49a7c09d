import type { RateLimit, RateLimiter } from '../../platform/http/rate-limits.ts';

export const paymentsRateLimits = {
  /** Statements of one player: a year of play is much to read. */
  statement: { points: 20, seconds: 3600 },
  /** Deposits that one player begins, refused ones included. */
  depositStart: { points: 30, seconds: 60 },
  /** Withdrawals that one player asks for, refused ones included. */
  withdrawalStart: { points: 30, seconds: 60 },
  /** Accounts of which a bank is asked because one player adds them: nobody looks up whose numbers there are. */
  accountInquiry: { points: 10, seconds: 86_400 },
  /** Voucher codes that one player tries, right or wrong. */
  voucher: { points: 60, seconds: 60 },
} satisfies Record<string, RateLimit>;

export type PaymentsRateLimiter = RateLimiter<keyof typeof paymentsRateLimits>;
