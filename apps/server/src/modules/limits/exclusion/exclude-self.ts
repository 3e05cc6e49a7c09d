import type { ExclusionPeriod } from '@perya/contract/rules/play-limits';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Asked, changeLimits } from '../change-limits.ts';
import type { LimitsServices } from '../services.ts';
import { decideExclusion } from './decide-exclusion.ts';

/** A player lengthens an exclusion and never shortens it: that is what it is for. */
export async function excludeSelf(
  services: LimitsServices,
  asked: Asked,
  period: ExclusionPeriod,
): Promise<void> {
  const months = await services.policy.value('irrevocable_months');
  await changeLimits(services, asked, (held) => {
    const decision = decideExclusion(held, { by: 'player', period }, months);
    if (!decision) throw new Refusal('EXCLUSION_STANDS');
    return {
      limits: { ...held, exclusion: decision.exclusion },
      changes: [decision.change],
    };
  });
}
