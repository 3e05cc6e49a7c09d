import type { IndexData } from '@perya/contract/calls/index-data';
import type pg from 'pg';
import { createVersionedCache, type VersionedCache } from '../../platform/versioned-cache.ts';
import type { Content } from '../content/index.ts';
import { createGameStore, type GameStore } from './game.store.ts';
import {
  type CatalogueGame,
  createListingStore,
  type GameListing,
  type ListingStore,
  type Venue,
  type VenueListing,
} from './listing.store.ts';
import { createPlayerGamesStore, type PlayerGamesStore } from './player-games.store.ts';
import { readIndex } from './read-index.ts';

export type { CatalogueGame, GameListing, Venue, VenueListing } from './listing.store.ts';
export { catalogueRoutes } from './routes.ts';

interface CatalogueServices {
  games: GameStore;
  listing: ListingStore;
  playerGames: PlayerGamesStore;
  cache: VersionedCache;
}

export interface CatalogueOptions {
  pool: pg.Pool;
  content: Pick<Content, 'readSiteIndex'>;
  now?: () => number;
}

/** How many games are written by one statement, which must end well within the time that a statement has. */
const gamesPerStatement = 2000;

/** How many games the history of a player holds. */
const playedMax = 50;

/** Which games there are, who provides them, and which of them a player likes and opened. */
export function createCatalogue({ pool, content, now = Date.now }: CatalogueOptions) {
  const listing = createListingStore(pool);
  const cache = createVersionedCache({ readVersion: listing.readVersion, now });
  const services: CatalogueServices = {
    listing,
    cache,
    games: createGameStore(pool),
    playerGames: createPlayerGamesStore(pool),
  };
  return {
    services,
    readIndex: (tag: string): Promise<IndexData> => readIndex(content, services.games, cache, tag),
    /** Costs no query while the listing stays as it is: a bet asks this. */
    findGame: (code: string): Promise<CatalogueGame | null> =>
      cache.get(`game ${code}`, () => listing.findGame(code)),
    findVenue: (code: string): Promise<Venue | null> =>
      cache.get(`venue ${code}`, () => listing.findVenueByCode(code)),
    findVenueById: (id: number): Promise<Venue | null> =>
      cache.get(`venue-id ${id}`, () => listing.findVenueById(id)),
    recordPlayed: (uid: bigint, gameId: bigint): Promise<void> =>
      services.playerGames.recordPlayed(uid, gameId, playedMax),
    async saveListing(venues: readonly VenueListing[], games: readonly GameListing[]) {
      await listing.saveVenues(venues);
      for (let place = 0; place < games.length; place += gamesPerStatement) {
        await listing.saveGames(games.slice(place, place + gamesPerStatement));
      }
      cache.expire();
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
