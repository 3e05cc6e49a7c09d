/** Where a deposit or a withdrawal stands. [G-145] */
export const paymentStatuses = [
  'pending',
  'paying',
  'under_review',
  'completed',
  'timeout',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const depositStatuses = ['pending', 'paying', 'completed', 'timeout', 'canceled'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const withdrawalStatuses = [
  'pending',
  'under_review',
  'paying',
  'completed',
  'canceled',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What a player may filter records by; failed is timeout and canceled. [G-150 G-151] */
export const recordFilters = ['all', 'pending', 'completed', 'failed'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** What the deposit tab sends, in the documents' capitals. [G-146 G-152] */
export const depositFilters = ['PENDING', 'COMPLETED', 'CANCELED', 'TIMEOUT'] as const;

/** The statuses that a filter means. Pending is whatever is not decided yet. */
export function statusesOf(filter: RecordFilter): readonly PaymentStatus[] {
  if (filter === 'all') return paymentStatuses;
  if (filter === 'pending') return ['pending', 'paying', 'under_review'];
  return filter === 'completed' ? ['completed'] : ['timeout', 'canceled'];
}

/** A payment that nothing more is expected of. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'completed' || status === 'timeout' || status === 'canceled';
}
