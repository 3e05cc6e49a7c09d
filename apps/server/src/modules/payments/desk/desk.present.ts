import type { StaffPaymentStep } from '@perya/contract/payments/staff-calls/withdrawals';
import { type Centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { StepRow } from './steps.store.ts';

/** Enough to recognise an account, not to read it. */
export const maskedAccount = (tail: string | null) => (tail === null ? '' : `•••• ${tail}`);

export function presentStep({ from, to, at, by, reason }: StepRow): StaffPaymentStep {
  return { status: to, from, at: seconds(at), by, reason };
}

/** What a list of payments comes to. */
export const presentSums = (sums: Record<'amount' | 'fee', Centavos> | null) =>
  sums && { amount: toPesos(sums.amount), fee: toPesos(sums.fee) };
