import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { MessagesServices } from '../services.ts';
import { listSettledPlayers } from './live.store.ts';

/** Tells the app that rounds have moved the balance, for games that do not say so themselves. */
export function createPlayReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.play',
    log: 'games.settled_seq',
    batchSize: 20_000,
    async react(client, range) {
      const uids = await listSettledPlayers(client, range);
      const message = { messageId: `w-${range.upTo}`, kind: 'wallet', type: 'play' };
      await live.hint(
        client,
        uids.map((uid) => ({ uid: String(uid), topic: 'wallet', message })),
      );
      return undefined;
    },
  };
}
