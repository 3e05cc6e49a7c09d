import { campaignsRateLimits } from './modules/campaigns/index.ts';
import { gamesRateLimits } from './modules/games/index.ts';
import { identityRateLimits } from './modules/identity/index.ts';
import { kycRateLimits } from './modules/kyc/index.ts';
import { messagesRateLimits } from './modules/messages/index.ts';
import { partnersRateLimits } from './modules/partners/index.ts';
import { paymentsRateLimits } from './modules/payments/index.ts';
import { pointsRateLimits } from './modules/points/index.ts';
import { staffRateLimits } from './modules/staff/index.ts';
import { supportRateLimits } from './modules/support/index.ts';
import { platformRateLimits, type RateLimit } from './platform/http/rate-limits.ts';

/** Every rate limit of the product, gathered from where each is declared. */
export const rateLimits = {
  ...platformRateLimits,
  ...identityRateLimits,
  ...kycRateLimits,
  ...gamesRateLimits,
  ...paymentsRateLimits,
  ...pointsRateLimits,
  ...campaignsRateLimits,
  ...supportRateLimits,
  ...messagesRateLimits,
  ...partnersRateLimits,
  ...staffRateLimits,
};

export type RateLimitName = keyof typeof rateLimits;
export type RateLimitTable = Record<RateLimitName, RateLimit>;
