import type { LimitKind } from '@perya/contract/rules/play-limits';
import { Refusal } from '../../platform/http/refusal.ts';
import { cancelNext } from './decide-limit.ts';
import type { LimitsServices } from './dependencies.ts';

export async function cancelLimitChange(
  { store }: LimitsServices,
  uid: bigint,
  kind: LimitKind,
): Promise<void> {
  await store.change(uid, `player:${uid}`, (held) => {
    const decision = cancelNext(held[kind], held.now);
    if (!decision) throw new Refusal('NOTHING_TO_CHANGE');
    return {
      limits: { ...held, [kind]: decision.limit },
      changes: [{ kind, ...decision.change, endsAt: null }],
    };
  });
}
