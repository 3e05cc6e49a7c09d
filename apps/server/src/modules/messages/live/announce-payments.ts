import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { MessagesServices } from '../services.ts';
import { listMoved } from './live.store.ts';

/** Tells the player's app which payment moved, once the step is committed. */
export function createPaymentsReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.payments',
    log: 'payments.step_seq',
    batchSize: 1000,
    async react(client, range) {
      const moved = await listMoved(client, range);
      await live.announce(
        client,
        moved.map(({ seq, uid, paymentId, kind }) => ({
          uid: String(uid),
          topic: 'wallet',
          message: { messageId: `p-${seq}`, kind: 'payment', id: String(paymentId), type: kind },
        })),
      );
      return undefined;
    },
  };
}
