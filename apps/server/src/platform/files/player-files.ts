import { randomBytes } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

/** A group, the player that it belongs to, and a name that cannot be guessed. */
const keyPattern = /^[a-z]{1,32}\/\d{1,20}\/[\w-]{1,64}(?:\.(?:webp|png))?$/;

export const newName = (group: string, owner: bigint) =>
  `${group}/${owner}/${randomBytes(16).toString('base64url')}`;

/** Files of players, each under its key. */
export function createPlayerFiles(store: ObjectStore) {
  return {
    async write(key: string, bytes: Buffer): Promise<void> {
      if (!keyPattern.test(key)) throw new Error('This is no key of a file');
      await store.write(key, bytes);
    },
    /** Null if there is none. */
    read: async (key: string) => (keyPattern.test(key) ? store.read(key) : null),
    remove: store.remove,
    /** The keys of a group that are older than this, and what a crash has left beside them. */
    async *listOlder(group: string, olderThanMs: number): AsyncIterable<string> {
      const before = Date.now() - olderThanMs;
      for await (const { key, changedAt } of store.list(`${group}/`)) {
        if (changedAt.getTime() < before) yield key;
      }
    },
  };
}

export type PlayerFiles = ReturnType<typeof createPlayerFiles>;
