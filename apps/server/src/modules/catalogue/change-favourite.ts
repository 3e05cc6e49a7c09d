import { unknownGame } from '@perya/contract/games/errors';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CatalogueServices } from './services.ts';

async function requireGame({ games }: CatalogueServices, id: string): Promise<bigint> {
  const gameId = BigInt(id);
  if (!(await games.exists(gameId))) throw new Refusal('NOT_FOUND', unknownGame);
  return gameId;
}

/** Idempotent: a repeated tap is no error. */
export async function addFavourite(
  services: CatalogueServices,
  uid: bigint,
  id: string,
): Promise<boolean> {
  await services.playerGames.addFavourite(uid, await requireGame(services, id));
  return true;
}

export async function removeFavourite(
  services: CatalogueServices,
  uid: bigint,
  id: string,
): Promise<boolean> {
  await services.playerGames.removeFavourite(uid, await requireGame(services, id));
  return true;
}
