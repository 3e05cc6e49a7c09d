import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A group, the player that it belongs to, and a name that cannot be guessed. */
const keyPattern = /^[a-z]{1,32}\/\d{1,20}\/[\w-]{1,64}(?:\.webp)?$/;

export const newName = (group: string, owner: bigint) =>
  `${group}/${owner}/${randomBytes(16).toString('base64url')}`;

/** The names in a folder; none if it is not there. */
async function* namesIn(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const { name } of entries) yield name;
}

/** Files of players on the disk, each under its key; private ones are for the server's own user alone. */
export function createKeyedFolder(folder: string, { isPrivate }: { isPrivate: boolean }) {
  const modes = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o755, file: 0o644 };
  return {
    async write(key: string, bytes: Buffer): Promise<void> {
      if (!keyPattern.test(key)) throw new Error('This is no key of a file');
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: modes.folder });
      // Written atomically: a crash leaves no half file under the key.
      await writeFile(`${path}.new`, bytes, { flush: true, mode: modes.file });
      await rename(`${path}.new`, path);
    },
    /** Null if there is none. */
    async read(key: string): Promise<Buffer | null> {
      if (!keyPattern.test(key)) return null;
      return readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    remove: (key: string): Promise<void> => rm(join(folder, key), { force: true }),
    /** The keys of a group that are older than this, and what a crash has left beside them. */
    async *listOlder(group: string, olderThanMs: number): AsyncIterable<string> {
      const before = Date.now() - olderThanMs;
      for await (const owner of namesIn(join(folder, group))) {
        for await (const name of namesIn(join(folder, group, owner))) {
          const key = `${group}/${owner}/${name}`;
          const file = await stat(join(folder, key)).catch(() => null);
          if (file !== null && file.mtimeMs < before) yield key;
        }
      }
    },
  };
}

export type KeyedFolder = ReturnType<typeof createKeyedFolder>;
