import { drawPhoto, isDocumentFormat } from '../../../platform/files/drawing/draw-picture.ts';
import { hashPicture } from '../../../platform/files/perceptual-hash.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { uploadQuota } from '../policy.ts';
import type { IdentityServices } from '../services.ts';

type KeepServices = Pick<IdentityServices, 'sealed' | 'uploads'>;

/** Draws a picture anew and seals it; what was sent is never stored. */
async function keepSealed({ sealed }: KeepServices, key: string, bytes: Buffer) {
  const photo = await drawPhoto(bytes);
  await sealed.write(key, photo);
  const isDocument = await isDocumentFormat(bytes);
  return { bytes: photo.byteLength, hash: await hashPicture(photo), isDocument };
}

/** Keeps a picture in private, until the player uses it by its key: as avatar, or as a document. */
export async function uploadPicture(
  services: IdentityServices,
  { uid, upload }: { uid: bigint; upload: Buffer | null },
): Promise<{ object_key: string }> {
  const { sealed, uploads, metrics } = services;
  // Nothing sent is no picture, and is not counted as one.
  if (!upload || upload.byteLength === 0) throw new Refusal('FILE_REFUSED');
  const key = sealed.newKey('uploads', uid);
  if (!(await uploads.reserve({ key, uid, bytes: upload.byteLength }, uploadQuota))) {
    metrics.countUpload('over_quota');
    throw new Refusal('UPLOADS_EXCEEDED');
  }
  try {
    await uploads.keep(key, await keepSealed(services, key, upload));
  } catch (error) {
    metrics.countUpload('refused');
    await uploads.discard(key);
    throw error;
  }
  metrics.countUpload('kept');
  return { object_key: key };
}

/** Keeps a picture that comes from elsewhere for a player, as if they had sent it; answers its key. */
export async function keepPicture(
  services: KeepServices,
  uid: bigint,
  bytes: Buffer,
): Promise<string> {
  const key = services.sealed.newKey('uploads', uid);
  const { hash, bytes: kept } = await keepSealed(services, key, bytes);
  await services.uploads.insertMade({ key, uid, bytes: kept }, hash);
  return key;
}
