import type { DepositStatus } from '@perya/contract/rules/payment-status';
import type { OrderState } from '../../../providers/payments/gateway.ts';

export interface FollowedDeposit {
  status: DepositStatus;
  expiresAt: Date;
}

export type OrderDecision = 'settle' | 'cancel' | 'timeout' | 'open' | 'wait';

/**
 * What becomes of a deposit by what its gateway says. Money that was taken is settled whatever else is
 * said; without any, a deposit ends by the gateway's word or by its own clock.
 */
export function decideOrder(
  { status, expiresAt }: FollowedDeposit,
  { state, payments }: OrderState,
  now: Date,
): OrderDecision {
  if (payments.length > 0) return 'settle';
  if (status !== 'pending' && status !== 'paying') return 'wait';
  if (state === 'failed') return 'cancel';
  if (state === 'expired' || (state !== 'paid' && now >= expiresAt)) return 'timeout';
  // A crash or a lost answer left it without a page to pay on.
  return status === 'pending' && state !== 'paid' ? 'open' : 'wait';
}
