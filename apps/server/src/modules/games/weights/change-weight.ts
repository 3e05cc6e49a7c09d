import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { changeTurnoverWeight as call } from '@perya/contract/staff/calls/turnover-weights';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { GamesServices } from '../dependencies.ts';
import { listWeights } from './list-weights.ts';

/** For bets from now on: what was counted before stays, and what comes back takes back what was counted. */
export async function changeWeight(
  services: GamesServices,
  context: StaffContext,
  { game_type: gameType, weight, seen, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  await services.audit.record(byStaff(context), async (tx) => {
    const before = await services.weights.lock(tx, gameType);
    if (before !== seen) throw new Refusal('CHANGED_MEANWHILE');
    if (before === weight) throw new Refusal('NOTHING_TO_CHANGE');
    await services.weights.save(tx, gameType, weight);
    const entry = {
      action: 'games.weight-changed',
      subject: { kind: 'house' },
      before: { game_type: gameType, weight: before },
      after: { game_type: gameType, weight },
      reason,
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return listWeights(services);
}
