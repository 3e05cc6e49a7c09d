import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { cancelFreeRounds as call } from '@perya/contract/promotions/staff-calls/free-rounds';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Audit, byStaff } from '../../audit/index.ts';
import type { Games } from '../../games/index.ts';
import type { PromotionMetrics } from '../metrics.ts';

interface Services {
  audit: Pick<Audit, 'record'>;
  games: Pick<Games, 'freeRounds'>;
  metrics: Pick<PromotionMetrics, 'countDecision'>;
}

/** Takes away what was not played yet. One person may: it only gives back what was kept of the budget. */
export async function cancelFreeRounds(
  { audit, games, metrics }: Services,
  context: StaffContext,
  { uid: player, id, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(player);
  const done = await audit.record(byStaff(context), async (tx) => {
    if (!(await games.freeRounds.cancel(tx, { uid, id }))) throw new Refusal('FREE_ROUNDS_OVER');
    const entry = {
      action: 'games.free-rounds-cancelled' as const,
      subject: { kind: 'player' as const, uid },
      after: { grant: id },
      reason,
    };
    return { result: {}, entries: [entry] };
  });
  metrics.countDecision('cancel-free-rounds', 'DONE');
  return done;
}
