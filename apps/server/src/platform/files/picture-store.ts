import { randomBytes } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';

export interface PictureStore {
  /** Where the files lie, for serving them. */
  folder: string;
  /** A key that cannot be guessed, for a picture that is about to be kept. */
  newKey(group: string, owner: bigint): string;
  /** Stores a picture re-encoded, never as uploaded; answers how many bytes it takes. */
  keep(key: string, bytes: Buffer): Promise<number>;
  remove(key: string): Promise<void>;
  /** The keys of a group that are older than this, and what a crash has left beside them. */
  listOlder(group: string, olderThanMs: number): AsyncIterable<string>;
}

const sidePx = 512;
const formats = new Set(['png', 'jpeg', 'webp']);
/** A small file can claim to be a vast picture; this many pixels is more than any camera's. */
const pixelsMax = 50_000_000;

async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.has(format ?? '')) throw new Refusal('FILE_REFUSED');
    return await picture
      .rotate()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new Refusal('FILE_REFUSED', undefined, cause);
  }
}

/** The names in a folder; none if it is not there. */
async function* namesIn(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const { name } of entries) yield name;
}

/** Pictures of players, on the disk of the data folder, under names that cannot be guessed. */
export function createPictureStore(folder: string): PictureStore {
  return {
    folder,
    newKey: (group, owner) => `${group}/${owner}/${randomBytes(16).toString('base64url')}.webp`,
    async keep(key, bytes) {
      const picture = await redraw(bytes);
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // Written atomically: a crash leaves no half picture under the key.
      await writeFile(`${path}.new`, picture, { flush: true });
      await rename(`${path}.new`, path);
      return picture.byteLength;
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    async *listOlder(group, olderThanMs) {
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
