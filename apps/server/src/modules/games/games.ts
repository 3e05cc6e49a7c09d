import type { RequestOf } from '@perya/contract/call';
import { launchCalls } from '@perya/contract/games/calls/launch';
import type { JackpotWanted } from '@perya/contract/games/staff-calls/jackpots';
import type { playerRoundsCalls } from '@perya/contract/games/staff-calls/player-rounds';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { Buckets } from '../../platform/database/buckets.ts';
import type { BatchOptions } from '../../platform/database/micro-batches.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { DaySource } from '../../platform/evidence/day-lines.store.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import type { Module } from '../../platform/module.ts';
import type { Carrier } from '../../platform/outbox/deliver-outbox.ts';
import type { PlatformSettings } from '../../platform/settings/platform-settings.ts';
import type { Audit, Recorded, RequestActions } from '../audit/index.ts';
import { type Identity, identityEvents } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { OnRange, Violation } from '../ledger/index.ts';
import type { StopTarget } from '../stops/index.ts';
import { type AtPlay, createAtPlayStore } from './bets/at-play.store.ts';
import { createBetsStore } from './bets/bets.store.ts';
import { createPlayedStore, type Played } from './bets/played.store.ts';
import { readOwnData } from './bets/read-own-data.ts';
import { createBooksStore } from './books/books.store.ts';
import { checkBooks } from './books/check-books.ts';
import { type ComparedDay, createComparisonStore } from './comparison/comparison.store.ts';
import { createGamesControls, type GamesControl } from './controls.store.ts';
import { noteWins } from './daily-wins/note-wins.ts';
import { createWinsStore } from './daily-wins/wins.store.ts';
import { roundDayLines } from './day-lines.store.ts';
import { createPlayerRoundsStore } from './for-staff/player-rounds.store.ts';
import { playerRoundsRoutes } from './for-staff/player-rounds.ts';
import { playTeller } from './for-staff/tell-play.ts';
import { freeRoundsCarriers } from './free-rounds/carry-free-rounds.ts';
import { createFreeRoundsStore } from './free-rounds/free-rounds.store.ts';
import {
  askFreeRounds,
  cancelFreeRounds,
  type FreeRoundsWanted,
  freeGrantId,
  freeRoundsVenue,
} from './free-rounds/free-rounds.ts';
import { decideWin } from './held-wins/decide-win.action.ts';
import { createDeskStore } from './held-wins/desk.store.ts';
import { createHeldWins, type HeldWins } from './held-wins/held-wins.ts';
import { createHomeFeed } from './home-feed/read-home-feed.ts';
import { createRecentWinsStore } from './home-feed/recent-wins.store.ts';
import { addMissingJackpots } from './jackpots/add-missing.ts';
import { createJackpots } from './jackpots/create-jackpots.ts';
import { jackpotPart } from './jackpots/jackpot-part.store.ts';
import { saveJackpot } from './jackpots/save-jackpot.action.ts';
import { tellWins } from './jackpots/tell-wins.ts';
import { createGamesJobs } from './jobs.ts';
import { type Launcher, launchGame } from './launch/launch-game.ts';
import { createSeatStore } from './launch/seat.store.ts';
import { mountProviderApi } from './provider-api/mount-provider-api.ts';
import { createProviderApiStore } from './provider-api/provider-api.store.ts';
import { createRequestQueue } from './provider-api/request-queue.ts';
import { noteReturns } from './returns/note-returns.ts';
import { createReturnsStore } from './returns/returns.store.ts';
import { roundFinder } from './rounds/find-rounds.ts';
import { createRoundsStore } from './rounds/rounds.store.ts';
import { type GamesCalls, gamesRoutes } from './routes.ts';
import type { GamesServices } from './services.ts';
import { changePromoTerms } from './venue-keys/change-promo-terms.action.ts';
import { replaceKey } from './venue-keys/replace-key.action.ts';
import { saveVenue } from './venue-keys/save-venue.action.ts';
import { createVenueKeyring, type VenueKeys } from './venue-keys/venue-keys.ts';
import { readWeights, type TypeWeight } from './weights/list-weights.ts';
import { raiseWeight } from './weights/raise-weight.action.ts';
import { weightPart } from './weights/weight-part.store.ts';
import { createWeightsStore } from './weights/weights.store.ts';

const knownMax = 100_000;

/** Players are never deleted, so the cache needs no invalidation. */
function createPlayerCheck(identity: Pick<Identity, 'listNames'>) {
  const known = new Set<bigint>();
  return async (uid: bigint): Promise<boolean> => {
    if (known.has(uid)) return true;
    const isPlayer = (await identity.listNames([uid])).has(uid);
    if (isPlayer) {
      if (known.size >= knownMax) known.clear();
      known.add(uid);
    }
    return isPlayer;
  };
}

type Below =
  | 'ledger'
  | 'identity'
  | 'limits'
  | 'stops'
  | 'catalogue'
  | 'rateLimiter'
  | 'gameProviders';

interface GamesNeeds extends Pick<GamesServices, Below> {
  audit: Pick<Audit, 'within' | 'record'>;
  kyc: Pick<Kyc, 'statusesFor'>;
  pool: pg.Pool;
  /** Bets wait for nothing but each other, so they have connections of their own. */
  ledgerPool: pg.Pool;
  buckets: Buckets;
  keyring: Keyring;
  /** Test accounts are shown among the winners only where there is nobody else. */
  settings: Pick<PlatformSettings, 'hasSandbox'> & { frameOrigins: readonly string[] };
  now?: () => number;
  batches?: Partial<BatchOptions>;
}

export interface Games {
  keys: VenueKeys;
  /** Wins beyond a ceiling, which are not credited before somebody has looked. */
  heldWins: HeldWins;
  actions: RequestActions<
    'wins.decide' | 'games.weight' | 'games.venue' | 'games.key' | 'games.promo' | 'games.jackpot'
  >;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** Rounds, for the search over everything. */
  finders: readonly Finder[];
  /** What was played at one sitting, for the story of a player. */
  tellers: readonly Teller[];
  ownData: OwnData;
  controls: Controls<GamesControl>;
  /** The rounds that were settled in a span, a line for each. */
  dayLines: DaySource;
  launch(player: Launcher, request: RequestOf<typeof launchCalls.launchGame>): Promise<string>;
  /** Reads the log of settled rounds to its end, as the job does every minute. */
  noteWins(timeoutMs?: number): Promise<void>;
  /** The same for what games returned; the job does it every minute too. */
  noteReturns(timeoutMs?: number): Promise<void>;
  /** Where rounds, movements, postings and days contradict each other; sound means empty. */
  checkBooks(uids?: readonly bigint[], onRange?: OnRange): Promise<Violation[]>;
  /** Adds jackpots that are not there; what staff have changed since stays. */
  addMissingJackpots(wanted: readonly JackpotWanted[]): Promise<void>;
  /** Tells of jackpots that were won, as the job does every minute. */
  tellJackpots(): Promise<void>;
  /** How many players have begun a round there within the last five minutes. */
  countAtPlay(target: StopTarget): Promise<AtPlay>;
  /** What a player has staked on rounds that were begun since, and what these have paid. */
  playedSince(uid: bigint, since: Date): Promise<Played>;
  /** How much of a stake counts as turnover, in percent, for every type of game. */
  turnoverWeights(): Promise<TypeWeight[]>;
  /** Rounds at a provider that whoever asks for them pays; what they win is told by the event `games.free-rounds-over`. */
  freeRounds: {
    /** The venue of a game that takes them at present; null for any other. */
    venueOf(gameCode: string): Promise<string | null>;
    /** In the transaction of whoever gives them, once for their cause; answers the id of the grant. */
    /** Takes away what was not played yet, in the transaction of whoever decides it; false where nothing was left. */
    cancel(tx: Recorded, grant: { uid: bigint; id: string }): Promise<boolean>;
    /** What the grant for a cause is called. */
    idOf(uid: bigint, cause: string): string;
    ask(client: pg.ClientBase, wanted: FreeRoundsWanted): Promise<string>;
  };
  /** Days of the last week on which a provider's books and ours differ, or that could not be compared. */
  listUnsoundDays(): Promise<ComparedDay[]>;
  /** Of messages to providers. */
  carriers: Record<string, Carrier>;
  /** Mounts the API of the providers beside the players'; it counts its answers in the registry. */
  mountProviderApi(app: FastifyInstance, registry: Registry): void;
}

/** Opens games for players, serves the providers of the games, and keeps the records of what was played. */
export function createGames(
  needs: GamesNeeds,
): Module<Games, GamesCalls & typeof playerRoundsCalls> {
  const { pool, buckets, keyring, now = Date.now } = needs;
  const { ledger, identity, kyc, limits, stops, catalogue, rateLimiter } = needs;
  const statuses = kyc.statusesFor(launchCalls.launchGame.gate);
  const jackpots = createJackpots({ pool, keyring, catalogue, identity, now });
  const store = createProviderApiStore({
    pool: needs.ledgerPool,
    statuses,
    jackpots: jackpots.draws,
    ensureMonthsBelow: ledger.ensurePartitions,
  });
  const recentWins = createRecentWinsStore(pool);
  const { hasSandbox } = needs.settings;
  const services: GamesServices = {
    ledger,
    identity,
    limits,
    stops,
    catalogue,
    rateLimiter,
    gameProviders: needs.gameProviders,
    pool,
    store,
    queue: createRequestQueue(store, { bucketOf: buckets.of, ...needs.batches }),
    seats: createSeatStore(pool),
    bets: createBetsStore(pool),
    playerRounds: createPlayerRoundsStore(pool),
    books: createBooksStore(pool),
    wins: createWinsStore(pool, hasSandbox),
    recentWins,
    homeFeed: createHomeFeed({ recentWins, catalogue, identity, now }, hasSandbox),
    jackpots,
    rounds: createRoundsStore(pool),
    returns: createReturnsStore(pool),
    weights: createWeightsStore(pool),
    freeRounds: createFreeRoundsStore(pool),
    comparisons: createComparisonStore(pool),
    audit: needs.audit,
    keys: createVenueKeyring(pool, { keyring, audit: needs.audit }),
    heldWins: createHeldWins({ pool, audit: needs.audit }),
    desk: createDeskStore(pool),
    isPlayer: createPlayerCheck(identity),
    now,
  };
  needs.audit.within(identityEvents.sessionsEnded, async (client, { uid, payload }) => {
    if (uid !== null) await services.seats.shut(client, uid, payload.sessions);
  });
  return {
    api: {
      keys: services.keys,
      heldWins: services.heldWins,
      actions: {
        'wins.decide': decideWin(services),
        'games.weight': raiseWeight(services),
        'games.venue': saveVenue({ catalogue, ...needs.settings }),
        'games.key': replaceKey(services),
        'games.promo': changePromoTerms(services),
        'games.jackpot': saveJackpot(services),
      },
      configuration: [weightPart(), jackpotPart(services)],
      finders: [roundFinder(services)],
      tellers: [playTeller(services)],
      ownData: (uid) => readOwnData(services, uid),
      controls: createGamesControls(pool, statuses),
      dayLines: roundDayLines(pool),
      launch: (player, request) => launchGame(services, player, request),
      noteWins: (timeoutMs) => noteWins(services, timeoutMs),
      noteReturns: (timeoutMs) => noteReturns(services, timeoutMs),
      checkBooks: (uids, onRange) => checkBooks(services, uids, onRange),
      addMissingJackpots: (wanted) => addMissingJackpots(services, wanted),
      tellJackpots: () => tellWins(services),
      countAtPlay: createAtPlayStore(pool).count,
      playedSince: createPlayedStore(pool).sumSince,
      freeRounds: {
        venueOf: (gameCode) => freeRoundsVenue(services, gameCode),
        idOf: freeGrantId,
        cancel: (tx, grant) => cancelFreeRounds(services, tx, grant),
        ask: (client, wanted) => askFreeRounds(services, client, wanted),
      },
      listUnsoundDays: services.comparisons.listUnsound,
      carriers: freeRoundsCarriers(services),
      turnoverWeights: () => readWeights(services),
      mountProviderApi: (app, registry) => mountProviderApi(services, app, registry),
    },
    handlers: { ...gamesRoutes(services), ...playerRoundsRoutes(services) },
    jobs: createGamesJobs(services),
    async close() {
      await services.queue.close();
      await services.keys.close();
    },
  };
}
