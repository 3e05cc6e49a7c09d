import type { StaffPaymentStep } from '@perya/contract/payments/staff-calls/withdrawals';
import { seconds } from '../../../platform/wire-time.ts';
import type { StepRow } from './steps.store.ts';

/** Enough to recognise an account, not to read it. */
export const maskedAccount = (tail: string | null) => (tail === null ? '' : `•••• ${tail}`);

export function presentStep({ from, to, at, by, reason }: StepRow): StaffPaymentStep {
  return { status: to, from, at: seconds(at), by, reason };
}
