import type { AnswerOf } from '@perya/contract/call';
import type { uploadGoodsPicture as call } from '@perya/contract/points/staff-calls/mall-goods';
import type pg from 'pg';
import { drawGoods } from '../../../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../../../platform/files/picture-store.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { DeskServices } from './services.ts';

const folder = '/files/';
const sweptAtOnce = 500;

/** Takes a picture that goods may use from now on; whoever knows its name sees it. */
export async function sendPicture(
  { sent, pictures, rateLimiter }: DeskServices,
  { staffId, upload }: Pick<StaffContext, 'staffId' | 'upload'>,
): Promise<AnswerOf<typeof call>> {
  await rateLimiter.count('goodsPicture', `staff:${staffId}`);
  if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
  const key = pictures.newKey('goods', staffId);
  const path = `${folder}${key}`;
  await sent.note(path, staffId);
  try {
    await pictures.keep(key, upload, drawGoods);
  } catch (error) {
    await sent.forget(path);
    throw error;
  }
  return { picture: path };
}

/** A path is never believed: goods show what they showed before, or what was sent. */
export async function usePictures(
  { sent }: Pick<DeskServices, 'sent'>,
  tx: Pick<pg.ClientBase, 'query'>,
  wanted: readonly string[],
  before: readonly string[],
): Promise<void> {
  const added = [...new Set(wanted)].filter((path) => !before.includes(path));
  const known = await sent.use(tx, added);
  if (known !== added.length) throw new Refusal('PICTURE_UNKNOWN');
}

/** What pictures are read and brought with that come from another installation. */
export type BringNeeds = Pick<DeskServices, 'sent'> & {
  pictures: Pick<PictureStore, 'read' | 'keep'>;
};

const named = /^\/files\/goods\/\d{1,20}\/[\w-]{1,64}\.webp$/;

/** Null for an address that is no picture of goods, or of one that is not here. */
export async function readPicture(
  { pictures }: Pick<BringNeeds, 'pictures'>,
  path: string,
): Promise<Buffer | null> {
  return named.test(path) ? pictures.read(path.slice(folder.length)) : null;
}

/** Nobody of this house has sent it. */
const sentElsewhere = 0n;

/** Keeps a picture of another installation under its path, drawn anew; one that is here stays as it is. */
export async function bringPicture(
  needs: BringNeeds,
  path: string,
  file: Buffer | undefined,
): Promise<void> {
  if (!file || !named.test(path) || (await readPicture(needs, path)) !== null) return;
  await needs.sent.note(path, sentElsewhere);
  try {
    await needs.pictures.keep(path.slice(folder.length), file, drawGoods);
  } catch (error) {
    await needs.sent.forget(path);
    throw error;
  }
}

/** Deletes pictures that were sent and that no goods show. */
export async function sweepGoodsPictures({
  sent,
  pictures,
}: Pick<DeskServices, 'sent' | 'pictures'>): Promise<void> {
  let paths: string[];
  do {
    paths = await sent.forgetUnused(sweptAtOnce);
    await Promise.all(paths.map((path) => pictures.remove(path.slice(folder.length))));
  } while (paths.length === sweptAtOnce);
}
