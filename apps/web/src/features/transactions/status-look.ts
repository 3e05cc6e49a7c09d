import { type PaymentStatus, paymentStatuses } from '@perya/contract/rules/payment-status';
import type { Drawing } from '@perya/ui/icon';
import { clockIcon, errorIcon, successIcon } from '@perya/ui/icons/status';

interface StatusLook {
  readonly tone: 'positive' | 'warning' | 'negative';
  /** A shape for each tone, so that colour is never the only sign. */
  readonly drawing: Drawing;
}

const waiting: StatusLook = { tone: 'warning', drawing: clockIcon };
const failed: StatusLook = { tone: 'negative', drawing: errorIcon };

/** Orange, green, red. [G-147 G-148 G-149] */
export const statusLooks: Record<PaymentStatus, StatusLook> = {
  pending: waiting,
  paying: waiting,
  under_review: waiting,
  completed: { tone: 'positive', drawing: successIcon },
  timeout: failed,
  canceled: failed,
};

/** Null for a status of a newer server. */
export function readStatus(text: string): PaymentStatus | null {
  return paymentStatuses.find((status) => status === text) ?? null;
}
