import type pg from 'pg';
import type { BatchOptions } from '../../platform/database/micro-batches.ts';
import { checkInvariants } from './check-invariants.ts';
import {
  createLedgerStore,
  type EntryPlace,
  type LedgerEntry,
  type OwnEntry,
  type Violation,
  type Wallet,
} from './ledger.store.ts';
import { createPoster } from './post-entries.ts';
import type { Posting, PostingResult } from './posting.ts';

export { createLedgerJobs } from './jobs.ts';
export type { EntryPlace, LedgerEntry, OwnEntry, Violation, Wallet } from './ledger.store.ts';
export type { Posting, PostingResult, Requirement } from './posting.ts';
export { ledgerRoutes } from './routes.ts';

export interface EntriesQuery {
  uid: bigint;
  /** The last entry of the page before. */
  before?: EntryPlace;
  limit: number;
}

export interface Ledger {
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
  /** Violations of the invariants, of all players or of those named; sound means empty. */
  check(uids?: readonly bigint[]): Promise<Violation[]>;
  /** Makes the months ahead, and says how many were missing. */
  ensurePartitions(): Promise<number>;
  close(): Promise<void>;
}

const entriesMax = 200;

const defaultBatches: BatchOptions = { lanes: 2, batchMax: 128, waitingMax: 10_000 };

/** The pool stays its owner's; closing the ledger only drains what it has taken. */
export function createLedger({
  pool,
  ...batches
}: { pool: pg.Pool } & Partial<BatchOptions>): Ledger {
  const store = createLedgerStore(pool);
  const poster = createPoster(store, { ...defaultBatches, ...batches });
  return {
    post: poster.post,
    wallet: store.readWallet,
    entries: ({ uid, before, limit }) =>
      store.listEntries(uid, Math.min(Math.max(limit, 1), entriesMax), before),
    entriesOfKeys: store.listEntriesOfKeys,
    check: (uids) => checkInvariants(store, uids),
    ensurePartitions: store.ensurePartitions,
    close: poster.close,
  };
}
