import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../dependencies.ts';
import { uploadQuota } from '../policy.ts';

/** Keeps an avatar that the player may then choose by its key. */
export async function uploadPicture(
  { pictures, uploads, figures }: IdentityServices,
  { uid, upload }: { uid: bigint; upload: Buffer | null },
): Promise<{ object_key: string }> {
  if (!upload) throw new Refusal('FILE_REFUSED');
  const key = pictures.newKey('avatars', uid);
  if (!(await uploads.reserve({ key, uid, bytes: upload.byteLength }, uploadQuota))) {
    figures.countUpload('over_quota');
    throw new Refusal('UPLOADS_EXCEEDED');
  }
  try {
    await uploads.keep(key, await pictures.keep(key, upload));
  } catch (error) {
    figures.countUpload('refused');
    await uploads.discard(key);
    throw error;
  }
  figures.countUpload('kept');
  return { object_key: key };
}
