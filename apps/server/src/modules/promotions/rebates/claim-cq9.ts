import type { AnswerOf } from '@perya/contract/call';
import type { claimCq9 as call } from '@perya/contract/promotions/calls/rebates';
import { centavos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { welfareRefusal } from '../../limits/index.ts';
import { findCollected } from './find-rebate.ts';
import type { RebateServices } from './services.ts';

/** Credits what waits. Of any number that ask at once one gets it; the others find nothing. [G-227] */
export async function claimCq9(
  services: RebateServices,
  uid: bigint,
  { pid }: { pid: number },
): Promise<AnswerOf<typeof call>> {
  await findCollected(services, pid);
  let credited = 0n;
  for (const { id, amount } of await services.rebates.listOffered(uid, pid)) {
    const outcome = await services.rewards.claim(uid, id, 'player');
    const refusal = welfareRefusal(outcome);
    if (refusal) throw refusal;
    if (outcome === 'CLAIMED') credited += amount;
  }
  if (credited === 0n) throw new Refusal('NOTHING_TO_COLLECT');
  return { amount: toPesos(centavos(credited)) };
}
