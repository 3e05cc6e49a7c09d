import { drawAnnouncement } from '../../../platform/files/drawing/draw-picture.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AnnouncementsServices } from '../services.ts';

const group = 'announcements';
const dayMs = 24 * 3600 * 1000;

const addressOf = (key: string) => `/files/${key}`;

/** The key of a picture that was uploaded here, by its address; null for any other address. */
export function keyOfPicture(address: string): string | null {
  return address.startsWith(`/files/${group}/`) ? address.slice('/files/'.length) : null;
}

/** Draws it anew, in the shape that players see; what was sent is never kept. */
export async function uploadPicture(
  { pictures }: Pick<AnnouncementsServices, 'pictures'>,
  { staffId, upload }: Pick<StaffContext, 'staffId' | 'upload'>,
): Promise<{ picture: string }> {
  if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
  const key = pictures.newKey(group, staffId);
  await pictures.keep(key, upload, drawAnnouncement);
  return { picture: addressOf(key) };
}

/** Deletes pictures that were uploaded and never shown, or replaced by another. */
export async function sweepPictures({
  pictures,
  store,
}: Pick<AnnouncementsServices, 'pictures' | 'store'>): Promise<void> {
  for await (const key of pictures.listOlder(group, dayMs)) {
    const address = addressOf(key);
    const shown = await store.listShownPictures([address]);
    if (!shown.has(address)) await pictures.remove(key);
  }
}
