import { hashPosting } from './hash-posting.ts';
import type { HashedPosting, LedgerStore } from './ledger.store.ts';
import { type Posting, type PostingResult, refuseMalformed } from './posting.ts';

export interface BatchOptions {
  /** Batches that may be in flight together. A player always rides in the same lane. */
  lanes: number;
  batchMax: number;
  /** Postings that may wait in one lane before further ones are turned away. */
  waitingMax: number;
}

interface Waiting extends HashedPosting {
  resolve(result: PostingResult): void;
  reject(error: unknown): void;
}

interface Lane {
  waiting: Waiting[];
  flight: Promise<void> | null;
}

const attemptsMax = 5;
/** Deadlock, serialisation, and the unique index that stops one of two players racing with one key. */
const passingCodes = new Set(['40P01', '40001', '23505']);

function codeOf(error: unknown): string {
  return (error as { code?: unknown }).code as string;
}

/** An error of one statement, as opposed to a server that is away, full or shutting down. */
function isOfTheItems(error: unknown): boolean {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code ?? '') && !/^(08|53|57|58)/.test(code);
}

/** Takes the next batch in the order of arrival and sorts it by player, which keeps each player's order. */
function takeBatch(lane: Lane, batchMax: number): Waiting[] {
  const batch = lane.waiting.splice(0, batchMax);
  return batch.sort((a, b) => Number(a.posting.uid - b.posting.uid));
}

/**
 * Posts in micro-batches: while one batch is in flight the next one gathers, so the busier the ledger,
 * the fewer transactions it needs for a posting, and an idle one adds no delay.
 */
export function createPoster(store: LedgerStore, options: BatchOptions) {
  const lanes: Lane[] = Array.from({ length: options.lanes }, () => ({
    waiting: [],
    flight: null,
  }));
  let isClosed = false;

  async function postAlone(item: Waiting): Promise<PostingResult> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [result] = await store.post([item]);
        if (!result) throw new Error('ledger.post gave no answer for the item');
        return result;
      } catch (error) {
        if (attempt >= attemptsMax || !passingCodes.has(codeOf(error))) throw error;
      }
    }
  }

  async function postOneByOne(batch: Waiting[]): Promise<void> {
    for (const item of batch) {
      await postAlone(item).then(item.resolve, item.reject);
    }
  }

  async function postBatch(batch: Waiting[]): Promise<void> {
    let results: PostingResult[];
    try {
      results = await store.post(batch);
    } catch (error) {
      // What the batch did is rolled back or, if only the answer was lost, found again by its keys.
      if (isOfTheItems(error)) await postOneByOne(batch);
      else for (const item of batch) item.reject(error);
      return;
    }
    for (const [place, item] of batch.entries()) {
      const result = results[place];
      if (result) item.resolve(result);
      else item.reject(new Error('ledger.post gave no answer for the item'));
    }
  }

  async function fly(lane: Lane): Promise<void> {
    // What arrives in the same turn of the event loop shares the first batch.
    await new Promise(setImmediate);
    while (lane.waiting.length > 0) await postBatch(takeBatch(lane, options.batchMax));
    lane.flight = null;
  }

  return {
    async post(posting: Posting): Promise<PostingResult> {
      const refusal = refuseMalformed(posting);
      if (refusal) return { ok: false, code: refusal };
      if (isClosed) return { ok: false, code: 'CLOSED' };
      const lane = lanes[Number(posting.uid % BigInt(lanes.length))] as Lane;
      if (lane.waiting.length >= options.waitingMax) return { ok: false, code: 'OVERLOADED' };
      return new Promise((resolve, reject) => {
        lane.waiting.push({ posting, inputHash: hashPosting(posting), resolve, reject });
        lane.flight ??= fly(lane);
      });
    },

    /** Turns new postings away and waits for those already taken. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane.flight));
    },
  };
}
