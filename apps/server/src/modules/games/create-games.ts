import { availableParallelism } from 'node:os';
import type { RequestOf } from '@perya/contract/call';
import type { launchGame as launchCall } from '@perya/contract/calls/launch';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { type BatchOptions, createBatches } from '../../platform/database/micro-batches.ts';
import type { PlayerContext } from '../../platform/http/context.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Ledger } from '../ledger/index.ts';
import type { GamesServices } from './dependencies.ts';
import { createGamesJobs } from './jobs.ts';
import { launchGame } from './launch-game.ts';
import { registerWallet } from './register-wallet.ts';
import { createVenueKeyStore } from './venue-key.store.ts';
import { createVenueKeys } from './venue-keys.ts';
import { createWalletStore, type WalletItem } from './wallet.store.ts';

type Below = Pick<GamesServices, 'catalogue' | 'identity' | 'kyc' | 'limits' | 'limiter'>;

export interface GamesOptions extends Below {
  pool: pg.Pool;
  /** Bets wait for nothing but each other, so they may have connections of their own. */
  walletPool?: pg.Pool;
  ledger: Pick<Ledger, 'ensurePartitions'>;
  keyring: Keyring;
  now?: () => number;
  batches?: Partial<BatchOptions>;
}

/** PostgreSQL and the providers need the other half of the cores: more lanes mean smaller batches that cost more. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
const defaultBatches: BatchOptions = { lanes, batchMax: 128, waitingMax: 10_000 };

/** What a player does in a game depends on what he did there before; a promotion stands alone. */
const keyOfItem = ({ uid, game_code, transaction_id }: WalletItem) =>
  `${uid} ${game_code ?? transaction_id}`;

/** Players are never removed, so whoever was found once need not be looked for again. */
const knownPlayersMax = 100_000;

function createPlayerCheck(identity: GamesServices['identity']) {
  const known = new Set<bigint>();
  return async (uid: bigint): Promise<boolean> => {
    if (known.has(uid)) return true;
    const isPlayer = (await identity.listNames([uid])).has(uid);
    if (isPlayer) {
      if (known.size >= knownPlayersMax) known.clear();
      known.add(uid);
    }
    return isPlayer;
  };
}

/** The keys of the venues alone, for the command that changes them. */
export function createVenueKeyring(pool: pg.Pool, keyring: Keyring, now?: () => number) {
  return createVenueKeys(createVenueKeyStore(pool), keyring, now);
}

/** Opens games for players, and keeps the wallet that the providers of games speak to. */
export function createGames({ pool, walletPool, ledger, keyring, ...options }: GamesOptions) {
  const { catalogue, identity, kyc, limits, limiter, now = Date.now } = options;
  const store = createWalletStore({
    pool: walletPool ?? pool,
    statuses: kyc.statusesFor('play'),
    ensureMonthsBelow: ledger.ensurePartitions,
  });
  const keys = createVenueKeyring(pool, keyring, now);
  const batches = createBatches(store.apply, { ...defaultBatches, ...options.batches }, keyOfItem);
  const isPlayer = createPlayerCheck(identity);
  const below = { catalogue, identity, kyc, limits, limiter };
  const services: GamesServices = { ...below, store, keys, batches, isPlayer, now };
  return {
    keys,
    launch: (
      context: Pick<PlayerContext, 'uid' | 'language'>,
      request: RequestOf<typeof launchCall>,
    ) => launchGame(services, context, request),
    /** Mounts the wallet beside the player API. */
    mountWallet: (app: FastifyInstance, registry: Registry) =>
      registerWallet(app, services, registry),
    jobs: createGamesJobs(store),
    /** Turns new requests away and waits for those already taken. */
    close: batches.close,
  };
}

export type Games = ReturnType<typeof createGames>;
