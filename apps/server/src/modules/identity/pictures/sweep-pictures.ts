import { Gauge, type Registry } from 'prom-client';
import { unusedPictureSeconds } from '../policy.ts';
import type { IdentityServices } from '../services.ts';
import type { UploadStore } from './upload.store.ts';

type SweepServices = Pick<IdentityServices, 'pictures' | 'sealed' | 'uploads'>;

const batchSize = 500;
const dayMs = 24 * 3600 * 1000;

/** A key says by its group where its file lies. */
export function removeFiles(
  { pictures, sealed }: Pick<SweepServices, 'pictures' | 'sealed'>,
  keys: readonly string[],
): Promise<unknown> {
  const placeOf = (key: string) => (key.startsWith('avatars/') ? pictures : sealed);
  return Promise.all(keys.map((key) => placeOf(key).remove(key)));
}

/** Deletes pictures that were sent and not used, or replaced by another. */
export async function sweepPictures(services: SweepServices): Promise<void> {
  let keys: string[];
  do {
    keys = await services.uploads.giveUpUnused(unusedPictureSeconds, batchSize);
    await removeFiles(services, keys);
  } while (keys.length === batchSize);
}

/** Deletes files that the database does not know: what a crash or a lost connection has left. */
export async function sweepFiles(services: SweepServices): Promise<void> {
  const { pictures, sealed, uploads } = services;
  const removeUnknown = async (keys: readonly string[]) => {
    const held = await uploads.listHeld(keys);
    await removeFiles(
      services,
      keys.filter((key) => !held.has(key)),
    );
  };
  const found = [pictures.listOlder('avatars', dayMs), sealed.listOlder('uploads', dayMs)];
  for (const list of found) {
    let keys: string[] = [];
    for await (const key of list) {
      keys.push(key);
      if (keys.length < batchSize) continue;
      await removeUnknown(keys);
      keys = [];
    }
    if (keys.length > 0) await removeUnknown(keys);
  }
}

/** The sweep comes once an hour; what it has left for longer than that is overdue. */
const overdueSeconds = unusedPictureSeconds + 2 * 3600;

export function registerOverduePictures(registry: Registry, uploads: UploadStore): void {
  new Gauge({
    name: 'perya_pictures_overdue',
    help: 'Pictures that nobody uses and that should have been deleted.',
    registers: [registry],
    async collect() {
      this.set(await uploads.countUnused(overdueSeconds));
    },
  });
}
