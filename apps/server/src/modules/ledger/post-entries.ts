import { hashPosting } from './hash-posting.ts';
import { type Posting, type PostingResult, refuseMalformed } from './posting.ts';
import type { BooksServices } from './services.ts';

/** Posts in a micro-batch, which is what makes many postings cheap. */
export async function postEntries(
  { batches }: Pick<BooksServices, 'batches'>,
  posting: Posting,
): Promise<PostingResult> {
  const refusal = refuseMalformed(posting);
  if (refusal) return { ok: false, code: refusal };
  const { uid } = posting;
  const result = await batches.submit({ uid, posting, inputHash: hashPosting(posting) });
  return typeof result === 'string' ? { ok: false, code: result } : result;
}
