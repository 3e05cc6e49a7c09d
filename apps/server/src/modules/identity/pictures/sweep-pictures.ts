import type { IdentityServices } from '../dependencies.ts';
import { unwornPictureSeconds } from '../policy.ts';

type SweepServices = Pick<IdentityServices, 'pictures' | 'uploads'>;

const batchSize = 500;
const dayMs = 24 * 3600 * 1000;

/** Deletes pictures that were sent and not chosen, or replaced by another. */
export async function sweepPictures({ pictures, uploads }: SweepServices): Promise<void> {
  let keys: string[];
  do {
    keys = await uploads.giveUpUnworn(unwornPictureSeconds, batchSize);
    await Promise.all(keys.map((key) => pictures.remove(key)));
  } while (keys.length === batchSize);
}

/** Deletes files that the database does not know: what a crash or a lost connection has left. */
export async function sweepFiles({ pictures, uploads }: SweepServices): Promise<void> {
  const removeUnknown = async (keys: readonly string[]) => {
    const held = await uploads.listHeld(keys);
    await Promise.all(keys.filter((key) => !held.has(key)).map((key) => pictures.remove(key)));
  };
  let keys: string[] = [];
  for await (const key of pictures.listOlder('avatars', dayMs)) {
    keys.push(key);
    if (keys.length < batchSize) continue;
    await removeUnknown(keys);
    keys = [];
  }
  if (keys.length > 0) await removeUnknown(keys);
}
