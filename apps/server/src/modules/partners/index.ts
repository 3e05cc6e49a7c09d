export { createPartners, type Partners } from './partners.ts';
export { partnersRateLimits } from './rate-limits.ts';
export { partnersBytes } from './stored-bytes.ts';
