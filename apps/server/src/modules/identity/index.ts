export * as identityEvents from './events.ts';
export { createIdentity, type Identity } from './identity.ts';
export { identityRateLimits } from './rate-limits.ts';
export type { Account } from './read-account.ts';
