import { catchUp } from '../../../platform/events/log-reader.ts';
import type { GamesServices } from '../services.ts';
import { createReturnsReader } from './read-returns.ts';

/** Bets take milliseconds; what takes longer is read a minute later. */
const timeoutMs = 5000;

/** Reads the log of settled rounds to its end and adds them to the days of their games. */
export function noteReturns({
  pool,
  returns,
}: Pick<GamesServices, 'pool' | 'returns'>): Promise<void> {
  return catchUp(pool, createReturnsReader(returns), timeoutMs);
}
