import type { AnswerOf } from '@perya/contract/call';
import type { readCq9 as call } from '@perya/contract/promotions/calls/rebates';
import { toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { secondsOrZero } from '../../../platform/wire-time.ts';
import { findCollected } from './find-rebate.ts';
import { presentTerms } from './rebate.present.ts';
import type { RebateServices } from './services.ts';

/** The page shows a dozen of them. */
const gamesSent = 24;

/** What waits, the games that count, what came and what was missed. [G-139 G-140 G-226] */
export async function readCq9(
  services: RebateServices,
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
  { pid }: { pid: number },
): Promise<AnswerOf<typeof call>> {
  const promotion = await findCollected(services, pid);
  const [meant, sums, list] = await Promise.all([
    services.promotions.meantFor(uid, Promise.resolve([promotion])),
    services.rebates.readSums(uid, pid),
    services.catalogue.listOfVenues(promotion.rules.venues, gamesSent),
  ]);
  // What waits can be collected by whom it is no longer for.
  if (meant.length === 0 && sums.offered === 0n) throw new Refusal('NOT_FOUND');
  return {
    ...presentTerms(promotion, { language, now: sums.now }),
    bonus: toPesos(sums.offered),
    expires_at: secondsOrZero(sums.expiresAt),
    today: toPesos(sums.today),
    list,
    unclaimed: toPesos(sums.expired),
    claimed: toPesos(sums.claimed),
  };
}
