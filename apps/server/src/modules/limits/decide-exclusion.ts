import { type ExclusionPeriod, exclusionDays } from '@perya/contract/rules/play-limits';
import type { Exclusion, HeldLimits, LimitChange } from './limits.store.ts';

const dayMs = 24 * 3600 * 1000;

function isLonger(until: Date | null, held: Exclusion | null): boolean {
  if (held === null) return true;
  if (held.until === null) return false;
  return until === null || until > held.until;
}

/** An exclusion from now on; null where the one that stands lasts as long or longer. */
export function decideExclusion(
  held: HeldLimits,
  period: ExclusionPeriod,
): { exclusion: Exclusion; change: LimitChange } | null {
  const days = exclusionDays[period];
  const until = days === null ? null : new Date(held.now.getTime() + days * dayMs);
  if (!isLonger(until, held.exclusion)) return null;
  return {
    exclusion: { since: held.exclusion?.since ?? held.now, until },
    change: {
      kind: 'exclusion',
      action: 'set',
      amountBefore: null,
      amountAfter: null,
      appliesAt: held.now,
      endsAt: until,
    },
  };
}
