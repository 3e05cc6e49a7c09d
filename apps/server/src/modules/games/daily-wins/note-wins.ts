import { catchUp } from '../../../platform/events/log-reader.ts';
import type { GamesServices } from '../services.ts';
import { createWinsReader } from './read-wins.ts';

/** Bets take milliseconds; what takes longer is read a minute later. */
const timeoutMs = 5000;

/** Reads the log of settled rounds to its end and keeps the biggest wins of each day. */
export function noteWins({ pool, wins }: Pick<GamesServices, 'pool' | 'wins'>): Promise<void> {
  return catchUp(pool, createWinsReader(wins), timeoutMs);
}
