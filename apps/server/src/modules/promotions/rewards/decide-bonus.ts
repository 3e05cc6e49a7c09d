import type { RequestOf } from '@perya/contract/call';
import type { ErrorCode } from '@perya/contract/errors';
import type { Bonus, claimBonus as call } from '@perya/contract/promotions/calls/bonuses';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { welfareRefusal } from '../../limits/index.ts';
import type { PromotionsServices } from '../services.ts';
import { readBonus } from './list-own-bonuses.ts';
import type { ClaimOutcome, DeclineOutcome, GiveUpOutcome } from './reward.store.ts';

type Asker = Pick<PlayerContext, 'uid' | 'language'>;
type Named = RequestOf<typeof call>;

const notClaimed: Partial<Record<ClaimOutcome, ErrorCode>> = {
  EXPIRED: 'BONUS_EXPIRED',
  DECLINED: 'BONUS_DECLINED',
  NOT_FOUND: 'BONUS_UNKNOWN',
};

const notDeclined: Partial<Record<DeclineOutcome, ErrorCode>> = {
  KNOWN: 'BONUS_CLAIMED',
  EXPIRED: 'BONUS_EXPIRED',
  NOT_FOUND: 'BONUS_UNKNOWN',
};

const notGivenUp: Partial<Record<GiveUpOutcome, ErrorCode>> = {
  PLAYED: 'BONUS_PLAYED',
  SPENT: 'BONUS_SPENT',
  NOT_FOUND: 'BONUS_UNKNOWN',
};

async function decide<Outcome extends string>(
  services: PromotionsServices,
  { uid, language }: Asker,
  { id }: Named,
  act: (uid: bigint, id: bigint, by: string) => Promise<Outcome>,
  refusals: Partial<Record<Outcome, ErrorCode>>,
): Promise<Bonus> {
  // Also refuses what is no bonus of money.
  await readBonus(services, uid, BigInt(id), language);
  const outcome = await act(uid, BigInt(id), 'player');
  const refusal = refusals[outcome];
  if (refusal) throw new Refusal(refusal);
  const shut = welfareRefusal(outcome);
  if (shut) throw shut;
  services.commitSignal.notify();
  return readBonus(services, uid, BigInt(id), language);
}

/** Credits what the player is offered; again it is the same. */
export function claimBonus(services: PromotionsServices, asker: Asker, named: Named) {
  return decide(services, asker, named, services.rewards.claim, notClaimed);
}

export function declineBonus(services: PromotionsServices, asker: Asker, named: Named) {
  return decide(services, asker, named, services.rewards.decline, notDeclined);
}

/** Gives a bonus back that is not played through yet, with what had to be played for it. */
export function giveUpBonus(services: PromotionsServices, asker: Asker, named: Named) {
  return decide(services, asker, named, services.rewards.giveUp, notGivenUp);
}
