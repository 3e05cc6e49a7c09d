import type pg from 'pg';
import type { Buckets } from '../../platform/database/buckets.ts';
import { type BatchOptions, createBatches } from '../../platform/database/micro-batches.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { checkInvariants, type OnRange } from './check-invariants.ts';
import { createInvariantsStore, type Violation } from './invariants.store.ts';
import {
  createLedgerStore,
  type LedgerEntry,
  type LedgerSchema,
  type OwnEntry,
  type PostedLeg,
  type Wallet,
} from './ledger.store.ts';
import { type EntriesQuery, listEntries } from './list-entries.ts';
import { postEntries } from './post-entries.ts';
import type { Posting, PostingResult } from './posting.ts';
import { readWallet } from './read-wallet.ts';
import { createSealStore, type MonthSeal } from './seals/seal.store.ts';
import { finishSeal, prepareSeal } from './seals/seal-months.ts';
import type { BooksServices, QueuedPosting } from './services.ts';

/** 16:00 UTC is midnight in Manila, when a month may turn. */
function createBooksJobs(schema: LedgerSchema, { store }: BooksServices): Jobs {
  const task = `${schema}_ensure_partitions`;
  return {
    crontab: `30 15 * * * ${task}\n`,
    tasks: { [task]: async () => void (await store.ensurePartitions()) },
  };
}

export interface BooksNeeds {
  /** Not closed by the books, which only drain their queue. */
  pool: pg.Pool;
  buckets: Buckets;
  /** For checks, which take long and which nobody waits for; the same if not given. */
  readPool?: pg.Pool;
  batches?: Partial<BatchOptions>;
}

export interface Books {
  /**
   * Posts once for its key. A refusal is a value. A rejection means that the database did not
   * answer and the outcome is unknown: the same posting may be sent again and applies once.
   */
  post(posting: Posting): Promise<PostingResult>;
  wallet(uid: bigint): Promise<Wallet>;
  /** A player's entries, newest first. */
  entries(query: EntriesQuery): Promise<LedgerEntry[]>;
  /** The player's own legs of the postings with these keys, oldest first. */
  entriesOfKeys(uid: bigint, scope: string, keys: readonly string[]): Promise<OwnEntry[]>;
  /** Every leg of the postings with these keys, oldest first. */
  legsOfKeys(uid: bigint, scope: string, keys: readonly string[]): Promise<PostedLeg[]>;
  /** Violations of the invariants, of all players or of those named; sound means empty. */
  check(uids?: readonly bigint[], onRange?: OnRange): Promise<Violation[]>;
  countWallets(): Promise<bigint>;
  /** Closed months that are fixed by a hash, from the newest of which on the books are checked. */
  seals: {
    /** The newest first. */
    list(): Promise<MonthSeal[]>;
    /** Closed months that are not sealed yet. */
    listToSeal(): Promise<string[]>;
    /** Brings the next closed month to where it can be sealed; null where there is none. */
    prepare(onRange?: OnRange): Promise<string | null>;
    /** Seals what was prepared; null where another process has done so. */
    finish(client: pg.ClientBase, month: string): Promise<MonthSeal | null>;
  };
  /** Makes the months ahead, and says how many were missing. */
  ensurePartitions(): Promise<number>;
}

const defaultBatches: BatchOptions = { lanes: 2, batchMax: 128, waitingMax: 10_000 };

/** The books of one currency: whoever has the ledger's tables and functions in a schema posts to it by this. */
export function createBooks(
  schema: LedgerSchema,
  { pool, buckets, readPool = pool, batches }: BooksNeeds,
): { api: Books; services: BooksServices; jobs: Jobs; close(): Promise<void> } {
  const store = createLedgerStore(pool, schema);
  const services: BooksServices = {
    store,
    invariants: createInvariantsStore(readPool, schema, buckets),
    seals: createSealStore(pool, readPool, schema),
    batches: createBatches<QueuedPosting, PostingResult>(
      store.post,
      { name: schema, ...defaultBatches, bucketOf: buckets.of, ...batches },
      undefined,
      (result) => !result.ok && result.code === 'BUSY',
    ),
  };
  return {
    services,
    api: {
      post: (posting) => postEntries(services, posting),
      wallet: (uid) => readWallet(services, uid),
      entries: (query) => listEntries(services, query),
      entriesOfKeys: store.listEntriesOfKeys,
      legsOfKeys: store.listLegsOfKeys,
      check: (uids, onRange) => checkInvariants(services, uids, onRange),
      countWallets: services.invariants.countWallets,
      seals: {
        list: () => services.seals.listSeals(),
        listToSeal: services.seals.listToSeal,
        prepare: (onRange) => prepareSeal(services, onRange),
        finish: (client, month) => finishSeal(services, client, month),
      },
      ensurePartitions: store.ensurePartitions,
    },
    jobs: createBooksJobs(schema, services),
    close: services.batches.close,
  };
}
