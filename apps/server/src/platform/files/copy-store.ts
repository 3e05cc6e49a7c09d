import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

export interface Copied {
  copied: number;
  /** There already, with the same bytes. */
  same: number;
  /** Removed from where it came from while it was copied. */
  gone: number;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** One object: what is there already is compared and not written again, what is written is read back. */
async function copyObject(from: ObjectStore, to: ObjectStore, key: string): Promise<keyof Copied> {
  const bytes = await from.read(key);
  if (bytes === null) return 'gone';
  const wanted = hashOf(bytes);
  const there = await to.read(key);
  if (there !== null && hashOf(there) === wanted) return 'same';
  await to.write(key, bytes);
  const back = await to.read(key);
  if (back === null || hashOf(back) !== wanted) throw new Error(`${key} did not arrive whole`);
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
