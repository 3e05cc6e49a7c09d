import type pg from 'pg';
import type { StaffPictures } from '../../platform/files/staff-pictures.ts';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { GameProviders } from '../../providers/games/game-provider.ts';
import type { Audit } from '../audit/index.ts';
import type { Content } from '../content/index.ts';
import type { Doors } from '../doors/index.ts';
import type { Stops } from '../stops/index.ts';
import type { DeskStore } from './desk/desk.store.ts';
import type { FurnishStore } from './furnish/furnish.store.ts';
import type { GameStore } from './game.store.ts';
import type { ListingStore } from './listing.store.ts';
import type { PlayerGamesStore } from './player-games.store.ts';
import type { ProviderListStore } from './provider-list/provider-games.store.ts';

/** What the verbs of this module work with. */
export interface CatalogueServices {
  pool: pg.Pool;
  /** Those that speak a wire of their own, by their venues. */
  gameProviders: GameProviders;
  /** What they list beside the terms of games. */
  providerList: ProviderListStore;
  games: GameStore;
  listing: ListingStore;
  /** The catalogue as staff see and change it. */
  desk: DeskStore;
  /** What staff add to it. */
  furnish: FurnishStore;
  covers: StaffPictures;
  logos: StaffPictures;
  audit: Pick<Audit, 'record'>;
  playerGames: PlayerGamesStore;
  /** Kept in this process until the version of the listing rises. */
  cache: VersionedCache;
  content: Pick<Content, 'readSiteIndex'>;
  stops: Pick<Stops, 'isHouseStopped'>;
  doors: Pick<Doors, 'standing'>;
}
