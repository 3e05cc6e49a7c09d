import type { Batches } from '../../platform/database/micro-batches.ts';
import type { PostingsStore } from './for-staff/postings.store.ts';
import type { InvariantsStore } from './invariants.store.ts';
import type { HashedPosting, LedgerStore } from './ledger.store.ts';
import type { PostingResult } from './posting.ts';
import type { RequirementsStore } from './requirements.store.ts';
import type { SealStore } from './seals/seal.store.ts';

/** Queued by player, whose postings keep their order. */
export interface QueuedPosting extends HashedPosting {
  uid: bigint;
}

/** What posting, reading and checking work with, whatever is counted. */
export interface BooksServices {
  store: LedgerStore;
  invariants: InvariantsStore;
  seals: SealStore;
  batches: Batches<QueuedPosting, PostingResult>;
}

/** What the verbs of this module work with. */
export interface LedgerServices extends BooksServices {
  requirements: RequirementsStore;
  /** Postings as staff read them. */
  postings: PostingsStore;
}
