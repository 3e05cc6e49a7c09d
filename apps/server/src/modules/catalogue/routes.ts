import type { catalogueCalls } from '@perya/contract/catalogue/calls/catalogue';
import type { indexDataCalls } from '@perya/contract/catalogue/calls/index-data';
import type { staffGamesCalls } from '@perya/contract/catalogue/staff-calls/games';
import type { listingCalls } from '@perya/contract/catalogue/staff-calls/listing';
import type { providerListCalls } from '@perya/contract/catalogue/staff-calls/provider-list';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { editGame } from './desk/edit-game.ts';
import { listDeskGames } from './desk/list-desk-games.ts';
import { moveGame } from './desk/move-game.ts';
import { describeGame } from './furnish/describe-game.ts';
import { savePlatform } from './furnish/save-platform.ts';
import { listGames, listPlatforms } from './list-games.ts';
import { addFavourite, listFavourites, listPlayedGames, removeFavourite } from './player-games.ts';
import { readProviderList } from './provider-list/read-provider-list.ts';
import { readIndex } from './read-index.ts';
import type { CatalogueServices } from './services.ts';

export function catalogueRoutes(
  services: CatalogueServices,
): Handlers<
  typeof catalogueCalls &
    typeof indexDataCalls &
    typeof staffGamesCalls &
    typeof listingCalls &
    typeof providerListCalls
> {
  return {
    getIndex: () => readIndex(services, 'h5'),
    getBrandIndex: (_context, { tag }) => readIndex(services, tag),
    ...bindVerbs(services, { listPlatforms, editGame, moveGame, describeGame, savePlatform }),
    uploadCover: (context) => services.covers.take(context),
    uploadPlatformLogo: (context) => services.logos.take(context),
    listGames: (_context, query) => listGames(services, query),
    listPlayedGames: ({ uid }, request) => listPlayedGames(services, uid, request),
    listFavourites: ({ uid }, request) => listFavourites(services, uid, request),
    addFavourite: ({ uid }, { id }) => addFavourite(services, uid, id),
    removeFavourite: ({ uid }, { id }) => removeFavourite(services, uid, id),
    readProviderList: (_context, request) => readProviderList(services, request),
    listStaffGames: (_context, request) => listDeskGames(services, request),
  };
}
