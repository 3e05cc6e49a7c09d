import { drawAvatar } from './draw-picture.ts';
import { createKeyedFolder, type KeyedFolder, newName } from './keyed-folder.ts';

export interface PictureStore extends Pick<KeyedFolder, 'read' | 'remove' | 'listOlder'> {
  /** Where the files lie, for serving them. */
  folder: string;
  /** A key that cannot be guessed, for a picture that is about to be kept. */
  newKey(group: string, owner: bigint): string;
  /** Stores a picture re-encoded, never as uploaded; answers how many bytes it takes. */
  keep(key: string, bytes: Buffer, draw?: typeof drawAvatar): Promise<number>;
}

/** Pictures that everybody may see, under names that cannot be guessed: avatars and what staff show players. */
export function createPictureStore(folder: string): PictureStore {
  const { write, read, remove, listOlder } = createKeyedFolder(folder, { isPrivate: false });
  return {
    folder,
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
