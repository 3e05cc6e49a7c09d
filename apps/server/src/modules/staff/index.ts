export { staffRateLimits } from './rate-limits.ts';
export { createStaff } from './staff.ts';
