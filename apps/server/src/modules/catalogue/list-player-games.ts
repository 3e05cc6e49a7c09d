import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type * as catalogue from '@perya/contract/catalogue/calls/catalogue';
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
