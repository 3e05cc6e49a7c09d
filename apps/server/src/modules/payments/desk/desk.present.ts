import type { StaffPaymentStep } from '@perya/contract/payments/staff-calls/withdrawals';
import type { StepRow } from './steps.store.ts';

export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Enough to recognise an account, not to read it. */
export const maskedAccount = (tail: string | null) => (tail === null ? '' : `•••• ${tail}`);

export function presentStep({ from, to, at, by, reason }: StepRow): StaffPaymentStep {
  return { status: to, from, at: seconds(at), by, reason };
}
