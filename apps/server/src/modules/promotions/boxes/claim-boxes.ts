import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { claimBoxes as call } from '@perya/contract/promotions/calls/boxes';
import { centavos, toPesos } from '@perya/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { welfareRefusal } from '../../limits/index.ts';
import type { BoxServices } from './services.ts';

/** Opens every box of a promotion that waits, all or none; of any number that ask at once, one opens them. [G-217 M-220 M-504] */
export async function claimBoxes(
  { pool, boxes, rewards }: BoxServices,
  { uid }: PlayerContext,
  { pid }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return inTransaction(pool, async (client) => {
    let opened = 0;
    let won = 0n;
    for (const { id, amount } of await boxes.listWaiting(client, uid, pid)) {
      const outcome = await rewards.claim(uid, id, 'player', client);
      const refusal = welfareRefusal(outcome);
      if (refusal) throw refusal;
      if (outcome !== 'CLAIMED') continue;
      opened += 1;
      won += amount;
    }
    if (opened === 0) throw new Refusal('BOX_NONE');
    const { waits } = await boxes.sum(uid, pid, client);
    return { data: toPesos(centavos(won)), claimed: opened, not_received: waits };
  });
}
