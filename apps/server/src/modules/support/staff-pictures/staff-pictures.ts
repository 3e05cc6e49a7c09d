import type { AnswerOf } from '@perya/contract/call';
import type { uploadSupportPicture as call } from '@perya/contract/support/staff-calls/conversations';
import { drawPhoto } from '../../../platform/files/drawing/draw-picture.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { SupportServices } from '../services.ts';

const sweptAtOnce = 500;

/** Keeps a picture in private until its sender answers with it; drawn anew, never as it was sent. */
export async function uploadPicture(
  { staffPictures, sealed, rateLimiter }: SupportServices,
  { staffId, upload }: Pick<StaffContext, 'staffId' | 'upload'>,
): Promise<AnswerOf<typeof call>> {
  await rateLimiter.count('supportPicture', `staff:${staffId}`);
  if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
  const picture = await drawPhoto(upload);
  const key = sealed.newKey('service', staffId);
  await staffPictures.note(key, staffId);
  try {
    await sealed.write(key, picture);
  } catch (error) {
    await staffPictures.forget(key);
    throw error;
  }
  return { object_key: key };
}

/** Takes pictures into an answer for good; one serves in one message, and nobody sends a colleague's. */
export async function takePictures(
  { staffPictures }: Pick<SupportServices, 'staffPictures'>,
  tx: Recorded,
  staffId: bigint,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const taken = await staffPictures.take(tx, staffId, keys);
  // A key that stands there twice is taken once, and so refused.
  if (taken !== keys.length) throw new Refusal('FILE_UNKNOWN');
}

/** Deletes pictures that were sent and that no answer has. */
export async function sweepPictures({
  staffPictures,
  sealed,
}: Pick<SupportServices, 'staffPictures' | 'sealed'>): Promise<void> {
  let keys: string[];
  do {
    keys = await staffPictures.forgetUnused(sweptAtOnce);
    await Promise.all(keys.map((key) => sealed.remove(key)));
  } while (keys.length === sweptAtOnce);
}
