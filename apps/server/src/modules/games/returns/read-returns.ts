import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { ReturnsStore } from './returns.store.ts';

/** Follows the log of settled rounds from its beginning, so that rounds of before count as well. */
export function createReturnsReader(returns: ReturnsStore): LogReader {
  return {
    name: 'games.returns',
    log: 'games.settled_seq',
    batchSize: 200_000,
    async react(client, range) {
      await returns.note(client, range);
      return undefined;
    },
  };
}
