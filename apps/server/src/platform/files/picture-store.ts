import { drawAvatar } from './drawing/draw-picture.ts';
import type { ObjectStore } from './object-store.ts';
import { createPlayerFiles, newName, type PlayerFiles } from './player-files.ts';

export interface PictureStore extends Pick<PlayerFiles, 'read' | 'remove' | 'listOlder'> {
  /** A key that cannot be guessed, for a picture that is about to be kept. */
  newKey(group: string, owner: bigint): string;
  /** Stores a picture re-encoded, never as uploaded; answers how many bytes it takes. */
  keep(key: string, bytes: Buffer, draw?: typeof drawAvatar): Promise<number>;
}

/** Pictures that everybody may see, under names that cannot be guessed: avatars and what staff show players. */
export function createPictureStore(store: ObjectStore): PictureStore {
  const { write, read, remove, listOlder } = createPlayerFiles(store);
  return {
    newKey: (group, owner) => `${newName(group, owner)}.webp`,
    async keep(key, bytes, draw = drawAvatar) {
      const picture = await draw(bytes);
      await write(key, picture);
      return picture.byteLength;
    },
    read,
    remove,
    listOlder,
  };
}
