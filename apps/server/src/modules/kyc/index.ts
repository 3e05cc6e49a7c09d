export * as kycEvents from './events.ts';
export { createKyc, type Kyc } from './kyc.ts';
export { kycRateLimits } from './rate-limits.ts';
export type { Person, WholePerson } from './record/read-person.ts';
export type { ListedHit } from './screening/screen-persons.ts';
export { indexWatchLists } from './screening/watch-lists/watch-index.ts';
export { kycSettings } from './settings.ts';
export { kycBytes } from './stored-bytes.ts';
