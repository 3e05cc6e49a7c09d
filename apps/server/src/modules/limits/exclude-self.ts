import { type ExclusionPeriod, exclusionDays } from '@perya/contract/rules/play-limits';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Asked, changeLimits } from './change-limits.ts';
import type { LimitsServices } from './dependencies.ts';
import type { Exclusion } from './limits.store.ts';

const dayMs = 24 * 3600 * 1000;

function isLonger(until: Date | null, held: Exclusion | null): boolean {
  if (held === null) return true;
  if (held.until === null) return false;
  return until === null || until > held.until;
}

/** An exclusion can be lengthened and never shortened: that is what it is for. */
export async function excludeSelf(
  services: LimitsServices,
  asked: Asked,
  period: ExclusionPeriod,
): Promise<void> {
  await changeLimits(services, asked, (held) => {
    const days = exclusionDays[period];
    const until = days === null ? null : new Date(held.now.getTime() + days * dayMs);
    if (!isLonger(until, held.exclusion)) throw new Refusal('EXCLUSION_STANDS');
    return {
      limits: { ...held, exclusion: { since: held.exclusion?.since ?? held.now, until } },
      changes: [
        {
          kind: 'exclusion',
          action: 'set',
          amountBefore: null,
          amountAfter: null,
          appliesAt: held.now,
          endsAt: until,
        },
      ],
    };
  });
}
