import { catchUp, type LogReader } from '../../../platform/events/log-reader.ts';
import type { GamesServices } from '../services.ts';

/** Reads the log of settled rounds for the wins of the day and the newest ones. */
export function createWinsReader({
  wins,
  recentWins,
}: Pick<GamesServices, 'wins' | 'recentWins'>): LogReader {
  return {
    name: 'games.daily-wins',
    log: 'games.settled_seq',
    batchSize: 200_000,
    async react(client, range) {
      await wins.note(client, range);
      await recentWins.note(client, range);
      return undefined;
    },
  };
}

/** Bets take milliseconds; what takes longer is read a minute later. */
const usualTimeoutMs = 5000;

/** Reads the log of settled rounds to its end and keeps the biggest wins of each day. */
export function noteWins(
  services: Pick<GamesServices, 'pool' | 'wins' | 'recentWins'>,
  timeoutMs = usualTimeoutMs,
): Promise<void> {
  return catchUp(services.pool, createWinsReader(services), timeoutMs);
}
