import { toPesos } from '@perya/money';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { MessagesServices } from '../dependencies.ts';
import { listCredited } from './live.store.ts';

/**
 * Tells the player's app that a bonus was credited. Whoever claimed it by hand has read so already, and only
 * the balance of their other tabs is out of date.
 */
export function createGiftsReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.gifts',
    log: 'promotions.step_seq',
    batchSize: 1000,
    async react(client, range) {
      const credited = await listCredited(client, range);
      await live.announce(
        client,
        credited.flatMap(({ seq, uid, cashType, amount, nameEn, nameTl, isGift }) => {
          const messageId = `b-${seq}`;
          const wallet = {
            uid: String(uid),
            topic: 'wallet' as const,
            message: { messageId: `bw-${seq}`, kind: 'wallet', type: 'bonus' },
          };
          const gift = {
            uid: String(uid),
            topic: 'bonus' as const,
            message: {
              messageId,
              cash_type: cashType,
              amount: toPesos(amount),
              name: nameEn,
              name_tl: nameTl,
            },
          };
          return isGift ? [wallet, gift] : [wallet];
        }),
      );
      return undefined;
    },
  };
}
