import type { catalogueCalls, GameCard } from '@perya/contract/catalogue/calls/catalogue';
import type { IndexData, indexDataCalls } from '@perya/contract/catalogue/calls/index-data';
import type { staffGamesCalls } from '@perya/contract/catalogue/staff-calls/games';
import type { listingCalls } from '@perya/contract/catalogue/staff-calls/listing';
import type { providerListCalls } from '@perya/contract/catalogue/staff-calls/provider-list';
import type pg from 'pg';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import { coverWidths, drawCover, drawLogo } from '../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../platform/files/staff-pictures.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { PlatformSettings } from '../../platform/settings/platform-settings.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import type { GameProviders } from '../../providers/games/game-provider.ts';
import type { Entry, Recorded, RequestActions } from '../audit/index.ts';
import { changePromoTerms, keepGenerated, saveListing } from './change-listing.ts';
import { catalogueParts } from './configuration-parts.store.ts';
import { createDeskStore, type VenueOverview } from './desk/desk.store.ts';
import { listingFinders } from './desk/find-listings.ts';
import {
  findCeilings,
  findGame,
  findGameCalled,
  findGameOfProvider,
  findVenue,
  findVenueById,
} from './find-listed.ts';
import { addGames } from './furnish/add-games.action.ts';
import { changeTerms } from './furnish/change-terms.action.ts';
import { createFurnishStore } from './furnish/furnish.store.ts';
import { saveVenue, type VenueToSave } from './furnish/save-venue.ts';
import { createGameStore } from './game.store.ts';
import { listCards, listOfVenues } from './list-games.ts';
import {
  type CatalogueGame,
  createListingStore,
  type GameListing,
  type NewPromoTerms,
  type Venue,
  type VenueCeilings,
  type VenueListing,
} from './listing.store.ts';
import { createPlayerGamesStore } from './player-games.store.ts';
import { recordPlayed } from './player-games.ts';
import { fetchCovers } from './provider-list/fetch-covers.ts';
import { createProviderListStore } from './provider-list/provider-games.store.ts';
import { takeList } from './provider-list/take-list.action.ts';
import { readIndex } from './read-index.ts';
import { catalogueRoutes } from './routes.ts';
import type { CatalogueServices } from './services.ts';

export interface CatalogueNeeds
  extends Pick<CatalogueServices, 'audit' | 'content' | 'doors' | 'stops'> {
  pool: pg.Pool;
  pictures: PictureStore;
  /** None if not given. */
  gameProviders?: GameProviders;
  /** Whose pages may stand in ours; nobody's if not given. */
  settings?: Pick<PlatformSettings, 'hasSandbox'> & { frameOrigins: readonly string[] };
  now?: () => number;
}

export interface Catalogue {
  readIndex(tag: string): Promise<IndexData>;
  /** From the cache while the listing is unchanged: every bet needs it. */
  findGame(code: string): Promise<CatalogueGame | null>;
  /** The same by the name that its provider has for it. */
  findGameOfProvider(venue: string, providerGame: string): Promise<CatalogueGame | null>;
  /** The same by its code or its name, in any case of letters. */
  findGameCalled(name: string): Promise<CatalogueGame | null>;
  findVenue(code: string): Promise<Venue | null>;
  findVenueById(id: number): Promise<Venue | null>;
  /** What the venue may credit, from the cache like its games: every win needs it. */
  findCeilings(venue: string): Promise<VenueCeilings | null>;
  /** Changes what a venue's promotions may credit, in the transaction of an approval. */
  changePromoTerms(tx: Recorded, wanted: NewPromoTerms & { reason: string }): Promise<Entry>;
  /** Adds a venue or changes one, in the transaction of an approval. */
  saveVenue(tx: Recorded, wanted: VenueToSave, reason: string): Promise<Entry>;
  /** What takes two people, for the mechanism that asks the second. */
  actions: RequestActions<'games.new' | 'games.terms' | 'games.list'>;
  /** The same of every venue, read anew. */
  listCeilings(): Promise<VenueCeilings[]>;
  /** The most popular games of some venues, of all venues where none is named. */
  listOfVenues(codes: readonly string[], limit: number): Promise<GameCard[]>;
  /** The games of these codes in their order, without those that players do not see. */
  listCards(codes: readonly string[]): Promise<GameCard[]>;
  recordPlayed(uid: bigint, gameId: bigint): Promise<void>;
  saveListing(venues: readonly VenueListing[], games: readonly GameListing[]): Promise<void>;
  /** Closes every generated game but these; `former` are codes from before generated ones were told apart. */
  keepGenerated(kept: readonly string[], former: readonly string[]): Promise<void>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** Every venue, open or not, with how many games it has. */
  listVenues(): Promise<VenueOverview[]>;
  /** Venues and games, for the search over everything. */
  finders: readonly Finder[];
  /** How many games are under maintenance, for the metrics. */
  countMaintained(): Promise<number>;
  /** Invalidates the cache after a change that was written to the tables directly. */
  expire(): void;
}

type CatalogueCalls = typeof catalogueCalls &
  typeof indexDataCalls &
  typeof staffGamesCalls &
  typeof listingCalls &
  typeof providerListCalls;

/** A game that staff close or take into maintenance elsewhere is so here within a second, by a wide margin. */
const maxAgeMs = 500;

/** What staff send of games and platforms. */
function createPictures(pictures: PictureStore, furnish: ReturnType<typeof createFurnishStore>) {
  const [small, large] = coverWidths;
  return {
    covers: createStaffPictures(pictures, {
      group: 'covers',
      sizes: {
        [`-${small}.webp`]: (bytes) => drawCover(bytes, small),
        [`-${large}.webp`]: (bytes) => drawCover(bytes, large),
      },
      listShown: furnish.listShownCovers,
    }),
    logos: createStaffPictures(pictures, {
      group: 'platforms',
      sizes: { '.webp': drawLogo },
      listShown: furnish.listShownLogos,
    }),
  };
}

/** Which games there are, who provides them, and which of them a player likes and opened. */
export function createCatalogue(needs: CatalogueNeeds): Module<Catalogue, CatalogueCalls> {
  const { pool, audit, content, doors, stops, now } = needs;
  const listing = createListingStore(pool);
  const furnish = createFurnishStore(pool);
  const services: CatalogueServices = {
    pool,
    gameProviders: needs.gameProviders ?? new Map(),
    providerList: createProviderListStore(pool),
    listing,
    furnish,
    ...createPictures(needs.pictures, furnish),
    desk: createDeskStore(pool),
    audit,
    games: createGameStore(pool),
    playerGames: createPlayerGamesStore(pool),
    cache: createVersionedCache({
      readVersion: listing.readVersion,
      maxAgeMs,
      ...(now ? { now } : {}),
    }),
    content,
    stops,
    doors,
  };
  return {
    api: {
      readIndex: (tag) => readIndex(services, tag),
      findGame: (code) => findGame(services, code),
      findGameOfProvider: (venue, game) => findGameOfProvider(services, venue, game),
      findGameCalled: (name) => findGameCalled(services, name),
      findVenue: (code) => findVenue(services, code),
      findVenueById: (id) => findVenueById(services, id),
      findCeilings: (venue) => findCeilings(services, venue),
      changePromoTerms: (tx, wanted) => changePromoTerms(services, tx, wanted),
      saveVenue: (tx, wanted, reason) => saveVenue(services, tx, wanted, reason),
      actions: {
        'games.new': addGames(services),
        'games.terms': changeTerms(services),
        'games.list': takeList(services),
      },
      listCeilings: listing.listCeilings,
      listOfVenues: (codes, limit) => listOfVenues(services, codes, limit),
      listCards: (codes) => listCards(services, codes),
      recordPlayed: (uid, gameId) => recordPlayed(services, uid, gameId),
      saveListing: (venues, games) => saveListing(services, venues, games),
      keepGenerated: (kept, former) => keepGenerated(services, kept, former),
      configuration: catalogueParts({
        ...services,
        settings: needs.settings ?? { hasSandbox: false, frameOrigins: [] },
        expire: services.cache.expire,
      }),
      listVenues: services.desk.listVenues,
      finders: listingFinders(services),
      countMaintained: services.desk.countMaintained,
      expire: services.cache.expire,
    },
    handlers: catalogueRoutes(services),
    jobs: {
      tasks: {
        catalogue_sweep_pictures: async () => {
          await services.covers.sweep();
          await services.logos.sweep();
        },
        catalogue_fetch_covers: () => fetchCovers(services),
      },
      crontab: '29 19 * * * catalogue_sweep_pictures\n* * * * * catalogue_fetch_covers',
    },
    close: nothingToClose,
  };
}
