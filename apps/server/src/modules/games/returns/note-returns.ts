import { catchUp, type LogReader } from '../../../platform/events/log-reader.ts';
import type { GamesServices } from '../services.ts';
import type { ReturnsStore } from './returns.store.ts';

/** Bets take milliseconds; what takes longer is read a minute later. */
const usualTimeoutMs = 5000;

/** Reads the log of settled rounds to its end and adds them to the days of their games. */
export function noteReturns(
  { pool, returns }: Pick<GamesServices, 'pool' | 'returns'>,
  timeoutMs = usualTimeoutMs,
): Promise<void> {
  return catchUp(pool, createReturnsReader(returns), timeoutMs);
}

/** Follows the log of settled rounds from its beginning, so that rounds of before count as well. */
function createReturnsReader(returns: ReturnsStore): LogReader {
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
