import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type * as catalogue from '@perya/contract/catalogue/calls/catalogue';
import { unknownGame } from '@perya/contract/games/errors';
import { Refusal } from '../../platform/http/refusal.ts';
import { presentCard, presentGamePage, presentPlayed } from './catalogue.present.ts';
import type { CatalogueServices } from './services.ts';

/** The games that the player opened, the latest first. */
export async function listPlayedGames(
  { playerGames }: CatalogueServices,
  uid: bigint,
  { page_size: size }: RequestOf<typeof catalogue.listPlayedGames>,
): Promise<AnswerOf<typeof catalogue.listPlayedGames>> {
  const { rows, total } = await playerGames.listPlayed(uid, size);
  return { d: rows.map(presentPlayed), t: total, s: size };
}

export async function listFavourites(
  { playerGames }: CatalogueServices,
  uid: bigint,
  { page, page_size: size }: RequestOf<typeof catalogue.listFavourites>,
): Promise<AnswerOf<typeof catalogue.listFavourites>> {
  const { rows, total } = await playerGames.listFavourites(uid, size, (page - 1) * size);
  return presentGamePage(rows.map(presentCard), total, size);
}

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

/** How many games the history of a player holds. */
const playedMax = 50;

export function recordPlayed(
  { playerGames }: CatalogueServices,
  uid: bigint,
  gameId: bigint,
): Promise<void> {
  return playerGames.recordPlayed(uid, gameId, playedMax);
}
