import { toPesos } from '@perya/money';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { MessagesServices } from '../services.ts';
import { listMovedRewards } from './live.store.ts';

/**
 * Tells the player's app that a reward moved, and of a bonus that it was credited. Whoever claimed it by hand has
 * read so already, and only the balance of their other tabs is out of date.
 */
export function createGiftsReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.gifts',
    log: 'promotions.step_seq',
    batchSize: 1000,
    async react(client, range) {
      const moved = await listMovedRewards(client, range);
      await live.announce(
        client,
        moved.flatMap(({ seq, uid, cashType, amount, nameEn, nameTl, toPlay, isMoney, isGift }) => {
          const reward = {
            uid: String(uid),
            topic: 'wallet' as const,
            message: { messageId: `r-${seq}`, kind: 'reward' },
          };
          if (!isMoney) return [reward];
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
              ...(toPlay > 0n && { to_play: toPesos(toPlay) }),
            },
          };
          return isGift ? [reward, wallet, gift] : [reward, wallet];
        }),
      );
      return undefined;
    },
  };
}
