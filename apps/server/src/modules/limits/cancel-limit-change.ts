import type { LimitKind } from '@perya/contract/rules/play-limits';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Asked, changeLimits } from './change-limits.ts';
import { cancelNext } from './decide-limit.ts';
import type { LimitsServices } from './services.ts';

export async function cancelLimitChange(
  services: LimitsServices,
  asked: Asked,
  kind: LimitKind,
): Promise<void> {
  await changeLimits(services, asked, (held) => {
    const decision = cancelNext(held[kind], held.now);
    if (!decision) throw new Refusal('NOTHING_TO_CHANGE');
    return {
      limits: { ...held, [kind]: decision.limit },
      changes: [{ kind, ...decision.change, endsAt: null }],
    };
  });
}
