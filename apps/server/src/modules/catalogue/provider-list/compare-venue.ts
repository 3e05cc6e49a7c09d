import type pg from 'pg';
import type { ProviderGame } from '../../../providers/games/game-provider.ts';
import { compareGames, type GamesDiff, isHalved } from './compare-games.ts';
import { listKnownGames } from './provider-games.store.ts';

/**
 * What a provider lists, held against what the catalogue has of the venue. A list that misses more than half
 * of the open games is no list to close games by, so nothing of it is given out.
 */
export async function compareVenue(
  pool: pg.Pool,
  venue: string,
  listed: readonly ProviderGame[],
): Promise<GamesDiff | { halved: { gone: number; open: number } }> {
  const known = await listKnownGames(pool, venue);
  const diff = compareGames(listed, known);
  if (!isHalved(diff, known)) return diff;
  return {
    halved: { gone: diff.gone.length, open: known.filter(({ isOnline }) => isOnline).length },
  };
}
