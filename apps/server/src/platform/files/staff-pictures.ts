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
  const named = new RegExp(`^${group}/\\d{1,20}/[\\w-]{1,64}$`);
  /** What its files are called by; null for an address that is none of this kind. */
  const baseOf = (address: string): string | null => {
    const base = address.slice(folder.length, address.length - shownEnding.length);
    return named.test(base) && address === addressOf(base) ? base : null;
  };
  const readAll = async (base: string) => {
    const read = endings.map(async (ending) => [ending, await pictures.read(`${base}${ending}`)]);
    return (await Promise.all(read)) as [string, Buffer | null][];
  };
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
      const base = baseOf(address);
      const files = base === null ? [] : await readAll(base);
      if (files.length === 0 || files.some(([, file]) => file === null)) {
        throw new Refusal('PICTURE_UNKNOWN');
      }
    },

    /** Its files by their endings, for whoever takes it to another installation; null where there are none. */
    async readFiles(address: string): Promise<Record<string, Buffer> | null> {
      const base = baseOf(address);
      if (base === null) return null;
      const files = (await readAll(base)).flatMap(([ending, file]): [string, Buffer][] =>
        file === null ? [] : [[ending, file]],
      );
      return files.length === endings.length ? Object.fromEntries(files) : null;
    },

    /** Keeps a picture of another installation under its address, drawn anew; one that is here stays as it is. */
    async bring(address: string, files: Readonly<Record<string, Buffer>>): Promise<void> {
      const base = baseOf(address);
      if (base === null) return;
      const held = new Map(await readAll(base));
      for (const [ending, draw] of Object.entries(sizes)) {
        const file = files[ending];
        if (file && held.get(ending) === null) await pictures.keep(`${base}${ending}`, file, draw);
      }
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
