import type { StaffContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import type { PictureStore } from './picture-store.ts';

const folder = '/files/';
/** A request for a second person lives a day, and the picture that it names must outlive it. */
const keptMs = 3 * 24 * 3600 * 1000;

interface PictureKind {
  /** The folder of its files. */
  group: string;
  /** How it is drawn, by what the name of each file ends with. The address of a picture in one size says it too. */
  sizes: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>>;
  /** Which of these addresses something shows. */
  listShown(addresses: readonly string[]): Promise<readonly string[]>;
}

/** Pictures that staff send for one kind of thing: drawn anew, and removed after some days if nothing shows them. */
export function createStaffPictures(
  pictures: PictureStore,
  { group, sizes, listShown }: PictureKind,
) {
  const endings = Object.keys(sizes);
  const [only = '', ...others] = endings;
  const shownEnding = others.length === 0 ? only : '';
  const addressOf = (base: string) => `${folder}${base}${shownEnding}`;
  return {
    /** Takes a picture that can be used from now on; whoever knows its name sees it. */
    async take({
      staffId,
      upload,
    }: Pick<StaffContext, 'staffId' | 'upload'>): Promise<{ picture: string }> {
      if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
      const base = pictures.newKey(group, staffId).replace(/\.webp$/, '');
      for (const [ending, draw] of Object.entries(sizes)) {
        await pictures.keep(`${base}${ending}`, upload, draw);
      }
      return { picture: addressOf(base) };
    },

    /** Refuses a picture that was never sent here, or is gone; drawings of the house are no files. */
    async check(address: string): Promise<void> {
      if (!address.startsWith(folder)) return;
      const base = address.slice(folder.length, address.length - shownEnding.length);
      const isOfKind = base.startsWith(`${group}/`) && address === addressOf(base);
      const files = isOfKind
        ? await Promise.all(endings.map((ending) => pictures.read(`${base}${ending}`)))
        : [null];
      if (files.includes(null)) throw new Refusal('PICTURE_UNKNOWN');
    },

    async sweep(): Promise<void> {
      for await (const key of pictures.listOlder(group, keptMs)) {
        const ending = endings.find((each) => key.endsWith(each)) ?? '';
        const shown = await listShown([addressOf(key.slice(0, key.length - ending.length))]);
        if (shown.length === 0) await pictures.remove(key);
      }
    },
  };
}

export type StaffPictures = ReturnType<typeof createStaffPictures>;
