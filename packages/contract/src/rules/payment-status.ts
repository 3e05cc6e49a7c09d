import type { Text } from '../text.ts';

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

/** What a status is called, on the screen and in statements. [G-145] */
export const paymentStatusTexts: Record<PaymentStatus, Text> = {
  pending: { en: 'Pending', tl: 'Pending' },
  paying: { en: 'Paying', tl: 'Binabayaran' },
  under_review: { en: 'Under review', tl: 'Under review' },
  completed: { en: 'Completed', tl: 'Tapos na' },
  timeout: { en: 'Timed out', tl: 'Lumipas ang oras' },
  canceled: { en: 'Canceled', tl: 'Kinansela' },
};

export const depositStatuses = ['pending', 'paying', 'completed', 'timeout', 'canceled'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** What the player is told of a deposit: while a payment for it lies with staff, that, whatever became of the deposit itself. */
export function shownDepositStatus(status: PaymentStatus, isWithStaff: boolean): PaymentStatus {
  return isWithStaff ? 'under_review' : status;
}

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

/** What a list is filtered by once its capitals are read; timeout and canceled are halves of failed. */
export type StatusFilter = RecordFilter | 'canceled' | 'timeout';

const filteredStatuses: Record<StatusFilter, readonly PaymentStatus[]> = {
  all: paymentStatuses,
  // Whatever is not decided yet.
  pending: ['pending', 'paying', 'under_review'],
  completed: ['completed'],
  failed: ['timeout', 'canceled'],
  canceled: ['canceled'],
  timeout: ['timeout'],
};

/** The statuses that a filter means. [G-151] */
export function statusesOf(filter: StatusFilter): readonly PaymentStatus[] {
  return filteredStatuses[filter];
}

/** A payment that nothing more is expected of. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'completed' || status === 'timeout' || status === 'canceled';
}
