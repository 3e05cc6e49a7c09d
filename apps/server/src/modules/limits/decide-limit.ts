import { limitRaiseHours } from '@perya/contract/rules/play-limits';
import type { HeldLimit, LimitChange } from './held-limits.ts';

const hourMs = 3600 * 1000;

export type LimitDecision = Pick<
  LimitChange,
  'action' | 'amountBefore' | 'amountAfter' | 'appliesAt'
>;

export function isStricter(wanted: bigint | null, held: bigint | null): boolean {
  return wanted !== null && (held === null || wanted < held);
}

/** A stricter limit counts at once, a looser one after a day; null means that nothing changes. */
export function decideLimit(
  held: HeldLimit,
  wanted: bigint | null,
  now: Date,
): { limit: HeldLimit; change: LimitDecision } | null {
  if (wanted === held.amount) return cancelNext(held, now);
  const amounts = { amountBefore: held.amount, amountAfter: wanted };
  if (isStricter(wanted, held.amount)) {
    // A pending raise is dropped: asking for less now withdraws it.
    return {
      limit: { amount: wanted, next: null },
      change: { action: 'set', ...amounts, appliesAt: now },
    };
  }
  // The same request again keeps its date.
  if (held.next && held.next.amount === wanted) return null;
  const appliesAt = new Date(now.getTime() + limitRaiseHours * hourMs);
  return {
    limit: { amount: held.amount, next: { amount: wanted, at: appliesAt } },
    change: { action: 'scheduled', ...amounts, appliesAt },
  };
}

/** Keeps the limit as it is and drops what was waiting. */
export function cancelNext(
  held: HeldLimit,
  now: Date,
): { limit: HeldLimit; change: LimitDecision } | null {
  if (held.next === null) return null;
  return {
    limit: { amount: held.amount, next: null },
    change: {
      action: 'cancelled',
      amountBefore: held.next.amount,
      amountAfter: held.amount,
      appliesAt: now,
    },
  };
}
