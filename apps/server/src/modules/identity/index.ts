export type { MadeBefore, MadePlayer } from './account/made-before.store.ts';
export type { Account } from './account/read-account.ts';
export * as identityEvents from './events.ts';
export { createIdentity, type Identity } from './identity.ts';
export * as identityPolicy from './policy.ts';
export { identityRateLimits } from './rate-limits.ts';
export type { LoginReaction } from './services.ts';
export { identityBytes } from './stored-bytes.ts';
