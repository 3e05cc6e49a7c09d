import { Refusal } from '../../platform/http/refusal.ts';
import type { GameStore } from './game.store.ts';
import type { PlayerGamesStore } from './player-games.store.ts';

async function requireGame(games: GameStore, id: string): Promise<bigint> {
  const gameId = BigInt(id);
  if (!(await games.exists(gameId))) throw new Refusal('NOT_FOUND');
  return gameId;
}

/** A favourite that is marked again stays marked: a repeated tap is no error. */
export async function addFavourite(
  games: GameStore,
  playerGames: PlayerGamesStore,
  uid: bigint,
  id: string,
): Promise<boolean> {
  await playerGames.addFavourite(uid, await requireGame(games, id));
  return true;
}

export async function removeFavourite(
  games: GameStore,
  playerGames: PlayerGamesStore,
  uid: bigint,
  id: string,
): Promise<boolean> {
  await playerGames.removeFavourite(uid, await requireGame(games, id));
  return true;
}
