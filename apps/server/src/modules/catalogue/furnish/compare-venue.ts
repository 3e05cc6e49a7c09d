import type pg from 'pg';
import type { ProviderGame } from '../../../providers/games/game-provider.ts';
import { compareGames, type GamesDiff } from './compare-games.ts';
import { listKnownGames } from './provider-games.store.ts';

/** What a provider lists, held against what the catalogue has of the venue. */
export async function compareVenue(
  pool: pg.Pool,
  venue: string,
  listed: readonly ProviderGame[],
): Promise<GamesDiff> {
  return compareGames(listed, await listKnownGames(pool, venue));
}
