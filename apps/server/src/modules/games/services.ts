import type { AnswerOf } from '@perya/contract/call';
import type { readHomeFeed } from '@perya/contract/games/calls/home-feed';
import type { listJackpots } from '@perya/contract/games/calls/jackpots';
import type pg from 'pg';
import type { Batches } from '../../platform/database/micro-batches.ts';
import type { GameProviders } from '../../providers/games/game-provider.ts';
import type { Audit } from '../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Stops } from '../stops/index.ts';
import type { BetsStore } from './bets/bets.store.ts';
import type { BooksStore } from './books/books.store.ts';
import type { ComparisonStore } from './comparison/comparison.store.ts';
import type { WinsStore } from './daily-wins/wins.store.ts';
import type { PlayerRoundsStore } from './for-staff/player-rounds.store.ts';
import type { FreeRoundsStore } from './free-rounds/free-rounds.store.ts';
import type { DeskStore } from './held-wins/desk.store.ts';
import type { HeldWins } from './held-wins/held-wins.ts';
import type { RecentWinsStore } from './home-feed/recent-wins.store.ts';
import type { JackpotDeskStore } from './jackpots/desk.store.ts';
import type { JackpotDraws } from './jackpots/draws.ts';
import type { JackpotsStore, ShownJackpot } from './jackpots/jackpots.store.ts';
import type { SeatStore } from './launch/seat.store.ts';
import type {
  ProviderApiStore,
  ProviderItem,
  ProviderResult,
} from './provider-api/provider-api.store.ts';
import type { GamesRateLimiter } from './rate-limits.ts';
import type { ReturnsStore } from './returns/returns.store.ts';
import type { RoundsStore } from './rounds/rounds.store.ts';
import type { VenueKeys } from './venue-keys/venue-keys.ts';
import type { WeightsStore } from './weights/weights.store.ts';

/** What the verbs of this module work with. */
export interface GamesServices {
  pool: pg.Pool;
  store: ProviderApiStore;
  /** Requests of the providers on their way to `games.apply`. */
  queue: Batches<ProviderItem, ProviderResult>;
  seats: SeatStore;
  bets: BetsStore;
  playerRounds: PlayerRoundsStore;
  books: BooksStore;
  wins: WinsStore;
  recentWins: RecentWinsStore;
  /** What the home page says of the house, from memory for some seconds unless it is forgotten. */
  homeFeed: { read(): Promise<AnswerOf<typeof readHomeFeed>>; forget(): void };
  /** Pools that stakes fill and rounds win; what all may see is from memory for a second. */
  jackpots: {
    store: JackpotsStore;
    desk: JackpotDeskStore;
    draws: JackpotDraws;
    listShown(isTest: boolean): Promise<ShownJackpot[]>;
    read(): Promise<AnswerOf<typeof listJackpots>>;
  };
  rounds: RoundsStore;
  returns: ReturnsStore;
  weights: WeightsStore;
  freeRounds: FreeRoundsStore;
  /** What providers' own books say, held against ours. */
  comparisons: ComparisonStore;
  audit: Pick<Audit, 'record'>;
  keys: VenueKeys;
  heldWins: HeldWins;
  desk: DeskStore;
  isPlayer(uid: bigint): Promise<boolean>;
  ledger: Pick<
    Ledger,
    'ensurePartitions' | 'entriesOfKeys' | 'legsOfKeys' | 'readInRanges' | 'wallet'
  >;
  identity: Pick<Identity, 'listNames'>;
  limits: Pick<Limits, 'policy' | 'isSpared'>;
  stops: Pick<Stops, 'findInForce'>;
  catalogue: Pick<
    Catalogue,
    | 'changePromoTerms'
    | 'saveVenue'
    | 'expire'
    | 'countMaintained'
    | 'findCeilings'
    | 'findGame'
    | 'findGameCalled'
    | 'findGameOfProvider'
    | 'findVenue'
    | 'listCards'
    | 'listVenues'
    | 'recordPlayed'
  >;
  /** Those that speak a wire of their own, by their venues. */
  gameProviders: GameProviders;
  rateLimiter: GamesRateLimiter;
  now(): number;
}
