import { addManilaMonths } from '@perya/contract/manila-time';
import { type ExclusionPeriod, endOfExclusion, isTerm } from '@perya/contract/rules/play-limits';
import type { Application, Exclusion, HeldLimits, LimitChange } from '../held-limits.ts';

/** Null is for ever, which is later than any moment. */
function laterOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}

function isLonger(until: Date | null, held: Exclusion | null): boolean {
  if (held === null) return true;
  if (held.until === null) return false;
  return until === null || until > held.until;
}

/** Until when nothing ends what is set now: a break and one for ever hold whole, a term for its first months. */
function firmUntil(now: Date, until: Date | null, period: ExclusionPeriod, months: number) {
  if (until === null || !isTerm(period)) return until;
  const firm = addManilaMonths(now, months);
  return firm < until ? firm : until;
}

/** An exclusion from now on; null where the one that stands lasts as long or longer. */
export function decideExclusion(
  held: HeldLimits,
  application: Application,
  irrevocableMonths: number,
): { exclusion: Exclusion; change: LimitChange } | null {
  const { now } = held;
  const { period } = application;
  const until = endOfExclusion(period, now);
  if (!isLonger(until, held.exclusion)) return null;
  const firm = firmUntil(now, until, period, irrevocableMonths);
  return {
    exclusion: {
      since: held.exclusion?.since ?? now,
      until,
      // What was promised for longer stays promised.
      firmUntil: held.exclusion === null ? firm : laterOf(firm, held.exclusion.firmUntil),
    },
    change: {
      kind: 'exclusion',
      action: 'set',
      amountBefore: null,
      amountAfter: null,
      appliesAt: now,
      endsAt: until,
      application,
    },
  };
}

/** Whether something may end it at a moment, before its own end. */
export const isFirm = ({ firmUntil: until }: Exclusion, now: Date): boolean =>
  until === null || until > now;
