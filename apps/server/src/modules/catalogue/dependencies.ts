import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { Content } from '../content/index.ts';
import type { Stops } from '../stops/index.ts';
import type { GameStore } from './game.store.ts';
import type { ListingStore } from './listing.store.ts';
import type { PlayerGamesStore } from './player-games.store.ts';

/** What the verbs of this module work with. */
export interface CatalogueServices {
  games: GameStore;
  listing: ListingStore;
  playerGames: PlayerGamesStore;
  /** Kept in this process until the version of the listing rises. */
  cache: VersionedCache;
  content: Pick<Content, 'readSiteIndex'>;
  stops: Pick<Stops, 'isHouseStopped'>;
}
