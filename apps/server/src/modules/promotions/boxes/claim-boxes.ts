import type { AnswerOf } from '@perya/contract/call';
import type { claimBoxes as call } from '@perya/contract/calls/promotions/boxes';
import { boxPromotionId } from '@perya/contract/rules/promotions/boxes';
import { centavos, toPesos } from '@perya/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { BoxServices } from './dependencies.ts';

/** Opens every box that waits, all or none; of any number that ask at once, one opens them. [G-217 M-220 M-504] */
export async function claimBoxes(
  { pool, boxes, rewards }: BoxServices,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof call>> {
  return inTransaction(pool, async (client) => {
    let opened = 0;
    let won = 0n;
    for (const { id, amount } of await boxes.listWaiting(client, uid, boxPromotionId)) {
      const outcome = await rewards.claim(uid, id, 'player', client);
      if (outcome !== 'CLAIMED') continue;
      opened += 1;
      won += amount;
    }
    if (opened === 0) throw new Refusal('BOX_NONE');
    const { waits } = await boxes.sum(uid, boxPromotionId, client);
    return { data: toPesos(centavos(won)), claimed: opened, not_received: waits };
  });
}
