export type { CashbackGiver, CashbackOffer } from './cashback/giver.ts';
export { paymentsEvents } from './events.ts';
export { createMoneyQueues } from './money-queues.ts';
export { createPayments, type Payments } from './payments.ts';
export { paymentsRateLimits } from './rate-limits.ts';
export { createRecords } from './records/records.ts';
export type { WithdrawTotals } from './requirements/requirements.store.ts';
export { paymentsBytes } from './stored-bytes.ts';
