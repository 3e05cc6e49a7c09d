import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { MessagesServices } from '../services.ts';
import { listWritten } from './live.store.ts';

/** Tells the player's apps that something was written in their conversation with service, by whomever. */
export function createSupportReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.support',
    log: 'support.message_seq',
    batchSize: 1000,
    async react(client, range) {
      const written = await listWritten(client, range);
      await live.announce(
        client,
        written.map(({ seq, uid, n }) => ({
          uid: String(uid),
          topic: 'wallet',
          message: { messageId: `s-${seq}`, kind: 'support', id: String(n) },
        })),
      );
      return undefined;
    },
  };
}
