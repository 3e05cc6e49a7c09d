import type { PaymentOrder } from '@perya/contract/payments/staff-payment-orders';
import { byNumber, type KeyPart } from '../../../platform/lists/key.ts';

/** What orders payments, each way by an index; ids rise with time. */
export function paymentKey(row: string, order: PaymentOrder | undefined): readonly KeyPart[] {
  const isByAmount = order === 'largest' || order === 'smallest';
  return [...(isByAmount ? [byNumber(`${row}.amount`)] : []), byNumber(`${row}.id`)];
}

export const isUpward = (order: PaymentOrder): boolean =>
  order === 'oldest' || order === 'smallest';
