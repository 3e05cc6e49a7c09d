import { type BatchOptions, createBatches } from '../../platform/database/micro-batches.ts';
import { hashPosting } from './hash-posting.ts';
import type { HashedPosting, LedgerStore } from './ledger.store.ts';
import { type Posting, type PostingResult, refuseMalformed } from './posting.ts';

/** Posts in micro-batches, which is what makes many postings cheap. */
export function createPoster(store: LedgerStore, options: BatchOptions) {
  const batches = createBatches<HashedPosting & { uid: bigint }, PostingResult>(
    store.post,
    options,
  );
  return {
    async post(posting: Posting): Promise<PostingResult> {
      const refusal = refuseMalformed(posting);
      if (refusal) return { ok: false, code: refusal };
      const { uid } = posting;
      const result = await batches.submit({ uid, posting, inputHash: hashPosting(posting) });
      return typeof result === 'string' ? { ok: false, code: result } : result;
    },
    close: batches.close,
  };
}
