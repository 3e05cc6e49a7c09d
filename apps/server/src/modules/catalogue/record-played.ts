import type { CatalogueServices } from './services.ts';

/** How many games the history of a player holds. */
const playedMax = 50;

export function recordPlayed(
  { playerGames }: CatalogueServices,
  uid: bigint,
  gameId: bigint,
): Promise<void> {
  return playerGames.recordPlayed(uid, gameId, playedMax);
}
