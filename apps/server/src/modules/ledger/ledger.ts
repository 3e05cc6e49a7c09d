import type { walletCalls } from '@perya/contract/calls/wallet';
import type { playerMoneyCalls } from '@perya/contract/staff/calls/player-money';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { type BatchOptions, createBatches } from '../../platform/database/micro-batches.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { Module } from '../../platform/module.ts';
import {
  checkInvariants,
  type OnRange,
  type RangeOptions,
  readInRanges,
} from './check-invariants.ts';
import type { LedgerServices, QueuedPosting } from './dependencies.ts';
import { createFarSumsStore } from './far-sums.store.ts';
import { createPostingsStore } from './for-staff/postings.store.ts';
import { playerMoneyRoutes } from './for-staff/routes.ts';
import { createInvariantsStore, type UidRange, type Violation } from './invariants.store.ts';
import { createLedgerJobs } from './jobs.ts';
import {
  createLedgerStore,
  type LedgerEntry,
  type OwnEntry,
  type PostedLeg,
  type Wallet,
} from './ledger.store.ts';
import { type EntriesQuery, listEntries } from './list-entries.ts';
import { postEntries } from './post-entries.ts';
import type { Posting, PostingResult } from './posting.ts';
import { readOwnData } from './read-own-data.ts';
import { readWallet } from './read-wallet.ts';
import { createRequirementsStore, type OpenRequirement } from './requirements.store.ts';
import { ledgerRoutes } from './routes.ts';

export interface LedgerNeeds {
  /** Not closed by the ledger, which only drains its queue. */
  pool: pg.Pool;
  /** For checks, which take long and which nobody waits for; the same if not given. */
  readPool?: pg.Pool;
  batches?: Partial<BatchOptions>;
}

export interface Ledger {
  /**
   * Posts once for its key. A refusal is a value. A rejection means that the database did not
   * answer and the outcome is unknown: the same posting may be sent again and applies once.
   */
  post(posting: Posting): Promise<PostingResult>;
  wallet(uid: bigint): Promise<Wallet>;
  /** What keeps part of the balance from being withdrawn, the next to be free first. */
  requirements(uid: bigint): Promise<OpenRequirement[]>;
  ownData: OwnData;
  /** A player's entries, newest first. */
  entries(query: EntriesQuery): Promise<LedgerEntry[]>;
  /** The player's own legs of the postings with these keys, oldest first. */
  entriesOfKeys(uid: bigint, scope: string, keys: readonly string[]): Promise<OwnEntry[]>;
  /** Every leg of the postings with these keys, oldest first. */
  legsOfKeys(uid: bigint, scope: string, keys: readonly string[]): Promise<PostedLeg[]>;
  /** What a wallet was given since a moment by accounts of the far side whose names begin so. */
  givenBy(uid: bigint, prefixes: readonly string[], since: Date): Promise<Centavos>;
  /** Violations of the invariants, of all players or of those named; sound means empty. */
  check(uids?: readonly bigint[], onRange?: OnRange): Promise<Violation[]>;
  countWallets(): Promise<bigint>;
  /** Reads something about all players, some at a time, until `max` rows were found. */
  readInRanges<Row>(
    read: (range: UidRange) => Promise<Row[]>,
    options: RangeOptions,
  ): Promise<Row[]>;
  /** Makes the months ahead, and says how many were missing. */
  ensurePartitions(): Promise<number>;
}

const defaultBatches: BatchOptions = { lanes: 2, batchMax: 128, waitingMax: 10_000 };

/** The double-entry ledger: postings, entries, wallets. Knows no business noun. */
export function createLedger(
  needs: LedgerNeeds,
): Module<Ledger, typeof walletCalls & typeof playerMoneyCalls> {
  const { pool, readPool = pool, batches } = needs;
  const store = createLedgerStore(pool);
  const services: LedgerServices = {
    store,
    postings: createPostingsStore(readPool),
    requirements: createRequirementsStore(pool),
    invariants: createInvariantsStore(readPool),
    batches: createBatches<QueuedPosting, PostingResult>(
      store.post,
      { ...defaultBatches, ...batches },
      undefined,
      (result) => !result.ok && result.code === 'BUSY',
    ),
  };
  return {
    door: {
      post: (posting) => postEntries(services, posting),
      wallet: (uid) => readWallet(services, uid),
      requirements: services.requirements.listOpen,
      ownData: (uid) => readOwnData(services, uid),
      entries: (query) => listEntries(services, query),
      entriesOfKeys: store.listEntriesOfKeys,
      legsOfKeys: store.listLegsOfKeys,
      givenBy: createFarSumsStore(pool).sumGivenBy,
      check: (uids, onRange) => checkInvariants(services, uids, onRange),
      countWallets: services.invariants.countWallets,
      readInRanges: (read, options) => readInRanges(services, read, options),
      ensurePartitions: store.ensurePartitions,
    },
    handlers: { ...ledgerRoutes(services), ...playerMoneyRoutes(services) },
    jobs: createLedgerJobs(services),
    close: services.batches.close,
  };
}
