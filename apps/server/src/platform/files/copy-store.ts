import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

export interface Copied {
  copied: number;
  /** There already, with the same bytes. */
  same: number;
  /** Removed from where it came from while it was copied. */
  gone: number;
}

interface Seen {
  hash: string | null;
}

/** Lets through what passes, and knows its hash once all has. */
async function* pass(chunks: AsyncIterable<Buffer>, seen: Seen): AsyncIterable<Buffer> {
  const sum = createHash('sha256');
  for await (const chunk of chunks) {
    sum.update(chunk);
    yield chunk;
  }
  seen.hash = sum.digest('hex');
}

/** Null if there is none. */
async function hashIn(store: ObjectStore, key: string): Promise<string | null> {
  const chunks = await store.readAll(key);
  const seen: Seen = { hash: null };
  if (chunks) for await (const _ of pass(chunks, seen));
  return seen.hash;
}

/** One object, never whole in memory: what is there already is compared and not written again, what is written is read back. */
async function copyObject(from: ObjectStore, to: ObjectStore, key: string): Promise<keyof Copied> {
  const there = await hashIn(to, key);
  if (there !== null && there === (await hashIn(from, key))) return 'same';
  const chunks = await from.readAll(key);
  if (chunks === null) return 'gone';
  const sent: Seen = { hash: null };
  await to.writeAll(key, pass(chunks, sent));
  if ((await hashIn(to, key)) !== sent.hash) throw new Error(`${key} did not arrive whole`);
  return 'copied';
}

/** Copies everything and compares it; begun anew it goes on where it was ended. */
export async function copyStore(
  from: ObjectStore,
  to: ObjectStore,
  onProgress: (copied: Copied) => void = () => {},
): Promise<Copied> {
  const count: Copied = { copied: 0, same: 0, gone: 0 };
  for await (const { key, isPartial } of from.list()) {
    if (isPartial) continue;
    count[await copyObject(from, to, key)] += 1;
    if ((count.copied + count.same) % 500 === 0) onProgress(count);
  }
  return count;
}
