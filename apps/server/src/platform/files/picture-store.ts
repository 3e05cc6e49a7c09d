import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';

export interface PictureStore {
  /** Where the files lie, for serving them. */
  folder: string;
  /** Stores a picture re-encoded, never as uploaded; returns its key. */
  keep(group: string, owner: bigint, bytes: Buffer): Promise<string>;
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

/** Pictures of players, on the disk of the data folder, under names that cannot be guessed. */
export function createPictureStore(folder: string): PictureStore {
  return {
    folder,
    async keep(group, owner, bytes) {
      const picture = await redraw(bytes);
      const key = `${group}/${owner}/${randomBytes(16).toString('base64url')}.webp`;
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // Written atomically: a crash leaves no half picture under the key.
      await writeFile(`${path}.new`, picture, { flush: true });
      await rename(`${path}.new`, path);
      return key;
    },
  };
}
