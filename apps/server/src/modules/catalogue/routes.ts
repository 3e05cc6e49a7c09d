import type { calls } from '@perya/contract/calls';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { presentCard, presentPlayed, presentProvider } from './catalogue.present.ts';
import { addFavourite, removeFavourite } from './change-favourite.ts';
import type { Catalogue } from './index.ts';
import { listGames } from './list-games.ts';

type CatalogueCalls =
  | 'getIndex'
  | 'getBrandIndex'
  | 'listPlatforms'
  | 'listGames'
  | 'listPlayedGames'
  | 'addFavourite'
  | 'listFavourites'
  | 'removeFavourite';

export function catalogueRoutes(
  catalogue: Pick<Catalogue, 'readIndex' | 'services'>,
): Pick<Handlers<typeof calls>, CatalogueCalls> {
  const { games, listing, playerGames, cache } = catalogue.services;
  return {
    getIndex: () => catalogue.readIndex('h5'),
    getBrandIndex: (_context, { tag }) => catalogue.readIndex(tag),
    async listPlatforms() {
      const platforms = await cache.get('platforms', listing.listPlatforms);
      return { d: platforms.map(presentProvider), t: platforms.length, s: platforms.length };
    },
    listGames: (_context, query) => listGames(games, cache, query),
    async listPlayedGames({ uid }, { page_size: size }) {
      const { rows, total } = await playerGames.listPlayed(uid, size);
      return { d: rows.map(presentPlayed), t: total, s: size };
    },
    addFavourite: ({ uid }, { id }) => addFavourite(games, playerGames, uid, id),
    async listFavourites({ uid }, { page, page_size: size }) {
      const { rows, total } = await playerGames.listFavourites(uid, size, (page - 1) * size);
      return { data: rows.map(presentCard), t: total, s: size };
    },
    removeFavourite: ({ uid }, { id }) => removeFavourite(games, playerGames, uid, id),
  };
}
