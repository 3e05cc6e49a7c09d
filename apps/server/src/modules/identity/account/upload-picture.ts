import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../dependencies.ts';

/** Keeps an avatar that the player may then choose by its key. */
export async function uploadPicture(
  { pictures }: IdentityServices,
  { uid, upload }: { uid: bigint; upload: Buffer | null },
): Promise<{ object_key: string }> {
  if (!upload) throw new Refusal('FILE_REFUSED');
  return { object_key: await pictures.keep('avatars', uid, upload) };
}
