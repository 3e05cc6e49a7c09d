export { supportRateLimits } from './rate-limits.ts';
export { createSupport, type Support } from './support.ts';
