import type { StaffContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import type { PictureStore } from './picture-store.ts';

const folder = '/files/';
/** A request for a second person lives a day, and the picture that it names must outlive it. */
const keptMs = 3 * 24 * 3600 * 1000;

interface PictureKind {
  /** The folder of its files. */
  group: string;
  draw(bytes: Buffer): Promise<Buffer>;
  /** Which of these addresses something shows. */
  listShown(addresses: readonly string[]): Promise<readonly string[]>;
}

/** Pictures that staff send for one kind of thing: drawn anew, and removed after some days if nothing shows them. */
export function createStaffPictures(
  pictures: PictureStore,
  { group, draw, listShown }: PictureKind,
) {
  return {
    /** Takes a picture that can be used from now on; whoever knows its name sees it. */
    async take({
      staffId,
      upload,
    }: Pick<StaffContext, 'staffId' | 'upload'>): Promise<{ picture: string }> {
      if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
      const key = pictures.newKey(group, staffId);
      await pictures.keep(key, upload, draw);
      return { picture: `${folder}${key}` };
    },

    /** Refuses a picture that was never sent here, or is gone; drawings of the house are no files. */
    async check(address: string): Promise<void> {
      if (!address.startsWith(folder)) return;
      const isOfKind = address.startsWith(`${folder}${group}/`);
      const file = isOfKind ? await pictures.read(address.slice(folder.length)) : null;
      if (file === null) throw new Refusal('PICTURE_UNKNOWN');
    },

    async sweep(): Promise<void> {
      for await (const key of pictures.listOlder(group, keptMs)) {
        const shown = await listShown([`${folder}${key}`]);
        if (shown.length === 0) await pictures.remove(key);
      }
    },
  };
}

export type StaffPictures = ReturnType<typeof createStaffPictures>;
