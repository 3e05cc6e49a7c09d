import type { ExclusionPeriod } from '@perya/contract/rules/play-limits';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Asked, changeLimits } from './change-limits.ts';
import { decideExclusion } from './decide-exclusion.ts';
import type { LimitsServices } from './services.ts';

/** An exclusion can be lengthened and never shortened: that is what it is for. */
export async function excludeSelf(
  services: LimitsServices,
  asked: Asked,
  period: ExclusionPeriod,
): Promise<void> {
  await changeLimits(services, asked, (held) => {
    const decision = decideExclusion(held, period);
    if (!decision) throw new Refusal('EXCLUSION_STANDS');
    return {
      limits: { ...held, exclusion: decision.exclusion },
      changes: [decision.change],
    };
  });
}
