import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  changeTurnoverWeight as call,
  WeightWanted,
} from '@perya/contract/games/staff-calls/turnover-weights';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, type Recorded } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import { listWeights } from './list-weights.ts';

/** For bets from now on: what was counted before stays, and what comes back takes back what was counted. */
export async function changeWithin(
  { weights }: Pick<GamesServices, 'weights'>,
  tx: Recorded,
  { game_type: gameType, weight, seen, reason }: WeightWanted & { reason: string },
  { isAlone }: { isAlone: boolean },
): Promise<Entry> {
  const before = await weights.lock(tx, gameType);
  if (before !== seen) throw new Refusal('CHANGED_MEANWHILE');
  if (before === weight) throw new Refusal('NOTHING_TO_CHANGE');
  if (isAlone && weight > before) throw new Refusal('NEEDS_SECOND_PERSON');
  await weights.save(tx, gameType, weight);
  return {
    action: 'games.weight-changed',
    subject: { kind: 'house' },
    before: { game_type: gameType, weight: before },
    after: { game_type: gameType, weight },
    reason,
  };
}

/** Refuses in words what could not be changed as things stand. */
export async function checkWeight(
  { weights }: Pick<GamesServices, 'weights'>,
  { game_type: gameType, weight, seen }: WeightWanted,
): Promise<void> {
  if ((await weights.read(gameType)) !== seen) throw new Refusal('CHANGED_MEANWHILE');
  if (seen === weight) throw new Refusal('NOTHING_TO_CHANGE');
}

/** Lets less count. What lets more count releases money by less play, and takes two. */
export async function changeWeight(
  services: GamesServices,
  context: StaffContext,
  wanted: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  await services.audit.record(byStaff(context), async (tx) => ({
    result: undefined,
    entries: [await changeWithin(services, tx, wanted, { isAlone: true })],
  }));
  return listWeights(services);
}
