import { bannerWidths, drawBanner } from '../../../platform/files/drawing/draw-picture.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { HomeServices } from './services.ts';

const group = 'banners';
const dayMs = 24 * 3600 * 1000;

const fileOf = (base: string, width: number) => `${base}-${width}.webp`;

/** Whether all widths of it lie here. A path is never believed. */
export async function isUploaded(
  { pictures }: Pick<HomeServices, 'pictures'>,
  picture: string,
): Promise<boolean> {
  if (!picture.startsWith(`/files/${group}/`)) return false;
  const base = picture.slice('/files/'.length);
  const files = await Promise.all(bannerWidths.map((width) => pictures.read(fileOf(base, width))));
  return files.every((file) => file !== null);
}

/** Draws it anew in each width; what was sent is never kept. */
export async function uploadPicture(
  { pictures }: Pick<HomeServices, 'pictures'>,
  { staffId, upload }: Pick<StaffContext, 'staffId' | 'upload'>,
): Promise<{ picture: string }> {
  if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
  const base = pictures.newKey(group, staffId).replace(/\.webp$/, '');
  for (const width of bannerWidths) {
    await pictures.keep(fileOf(base, width), upload, (bytes) => drawBanner(bytes, width));
  }
  return { picture: `/files/${base}` };
}

/** Deletes pictures that were uploaded and never shown, or replaced by another. */
export async function sweepBanners({
  pictures,
  home,
}: Pick<HomeServices, 'pictures' | 'home'>): Promise<void> {
  for await (const key of pictures.listOlder(group, dayMs)) {
    const picture = `/files/${key.replace(/-\d+\.webp$/, '')}`;
    if (!(await home.isShown(picture))) await pictures.remove(key);
  }
}
