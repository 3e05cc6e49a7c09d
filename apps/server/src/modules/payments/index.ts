export type { Payments } from './payments.ts';
export { createPayments } from './payments.ts';
export { paymentsRateLimits } from './rate-limits.ts';
