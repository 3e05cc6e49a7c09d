export { createPayments, type Payments } from './payments.ts';
export { paymentsRateLimits } from './rate-limits.ts';
