import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { WinsStore } from './wins.store.ts';

/** Reads the log of settled rounds for the wins of the day. */
export function createWinsReader(wins: WinsStore): LogReader {
  return {
    name: 'games.daily-wins',
    log: 'games.settled_seq',
    batchSize: 200_000,
    async react(client, range) {
      await wins.note(client, range);
      return undefined;
    },
  };
}
