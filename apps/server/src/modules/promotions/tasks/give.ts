import type { ErrorCode } from '@perya/contract/errors';
import { Refusal } from '../../../platform/http/refusal.ts';
import { welfareRefusal } from '../../limits/index.ts';
import { grantRewards } from '../rewards/grant-rewards.ts';
import type { Grant } from '../rewards/reward.store.ts';
import type { TasksServices } from './services.ts';

/** Credits what is due of a promotion, each once, and answers how much it was; with nothing new it refuses. */
export async function give(
  services: TasksServices,
  promotion: number,
  grants: readonly Grant[],
  whenKnown: ErrorCode | null,
): Promise<bigint> {
  const given = await grantRewards(services, grants, {
    promotion,
    isCredited: true,
    by: 'player',
  });
  const outcomes = given.map(({ outcome }) => outcome);
  if (outcomes.includes('GRANTED')) {
    return grants.reduce(
      (sum, { amount }, place) => (outcomes[place] === 'GRANTED' ? sum + amount : sum),
      0n,
    );
  }
  const uid = outcomes.includes('SHUT_OUT') ? grants[0]?.uid : undefined;
  const reason = uid === undefined ? null : await services.rewards.whyNoWelfare(uid);
  const refusal = reason && welfareRefusal(reason);
  if (refusal) throw refusal;
  if (outcomes.some((outcome) => outcome !== 'KNOWN')) throw new Refusal('REWARD_NOT_GIVEN');
  if (whenKnown !== null) throw new Refusal(whenKnown);
  return 0n;
}
