import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Envelope, failure } from '@perya/contract/envelope';
import { idempotencyKeyPattern } from '@perya/contract/headers';
import type { Language } from '@perya/contract/text';
import type { IdempotencyStore } from './idempotency.store.ts';
import { Refusal } from './refusal.ts';

export interface MoneyRequest {
  /** Whose key it is: keys of two callers never collide. */
  subject: string;
  key: string | null;
  call: string;
  input: unknown;
  language: Language;
}

const waitMs = 10_000;
const pollMs = 25;

/** Field order must not matter, so the input is written with its keys sorted. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return part.toString();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && idempotencyKeyPattern.test(header)) return header;
  throw new Refusal('IDEMPOTENCY_KEY_INVALID');
}

/**
 * Runs a request that moves money once for its key and gives every retry the first answer. The
 * verb below derives its ledger key from the same key, so even a worker that dies half-way and is
 * repeated moves the money once.
 */
export function createIdempotency(store: IdempotencyStore) {
  /** Waits for the worker that holds the claim; null means that it gave the claim back. */
  async function awaitAnswer(request: MoneyRequest & { key: string }, inputHash: Buffer) {
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      const stored = await store.find(request.subject, request.key);
      if (!stored) return null;
      if (stored.call !== request.call || !stored.inputHash.equals(inputHash)) {
        throw new Refusal('IDEMPOTENCY_MISMATCH');
      }
      if (stored.answer) return stored.answer;
      await delay(pollMs);
    }
    throw new Refusal('REQUEST_IN_PROGRESS');
  }

  async function work(
    request: MoneyRequest & { key: string },
    act: () => Promise<Envelope<unknown>>,
  ): Promise<Envelope<unknown>> {
    try {
      const answer = await act();
      await store.keep(request.subject, request.key, answer);
      return answer;
    } catch (error) {
      // A refusal is stored as the answer; after any other error the key may be retried.
      if (error instanceof Refusal && error.httpStatus === 200) {
        const answer = failure(error.say(request.language), error.code, error.details);
        await store.keep(request.subject, request.key, answer);
        return answer;
      }
      await store.release(request.subject, request.key).catch(() => {});
      throw error;
    }
  }

  return async function once(
    request: MoneyRequest,
    act: () => Promise<Envelope<unknown>>,
  ): Promise<Envelope<unknown>> {
    const { key } = request;
    // Without a key a retry looks like a second intent, so it is refused.
    if (key === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
    const keyed = { ...request, key };
    const inputHash = createHash('sha256').update(canonical(request.input)).digest();
    for (;;) {
      if (await store.claim({ ...keyed, inputHash })) return work(keyed, act);
      const answer = await awaitAnswer(keyed, inputHash);
      if (answer) return answer;
    }
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;
