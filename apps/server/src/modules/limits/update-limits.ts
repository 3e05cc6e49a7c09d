import { type LimitKind, limitKinds } from '@perya/contract/rules/play-limits';
import type { Centavos } from '@perya/money';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Asked, changeLimits } from './change-limits.ts';
import { decideLimit } from './decide-limit.ts';
import type { LimitsServices } from './dependencies.ts';
import type { HeldLimits, LimitChange } from './limits.store.ts';

/** A limit that is not named stays; null asks for none. */
export type WantedLimits = { [Kind in LimitKind]?: Centavos | null | undefined };

export async function updateLimits(
  services: LimitsServices,
  asked: Asked,
  wanted: WantedLimits,
): Promise<void> {
  if (limitKinds.every((kind) => wanted[kind] === undefined)) {
    throw new Refusal('NOTHING_TO_CHANGE');
  }
  await changeLimits(services, asked, (held) => {
    const limits: HeldLimits = { ...held };
    const changes: LimitChange[] = [];
    for (const kind of limitKinds) {
      const amount = wanted[kind];
      if (amount === undefined) continue;
      const decision = decideLimit(held[kind], amount, held.now);
      if (!decision) continue;
      limits[kind] = decision.limit;
      changes.push({ kind, ...decision.change, endsAt: null });
    }
    return { limits, changes };
  });
}
