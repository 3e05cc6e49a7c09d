import { updateDetail, uploadFile } from '@perya/contract/identity/calls/account';
import { imageFile } from '../../lib/image/image-file.ts';
import type { SubmitClient } from '../../lib/query/submit-client.ts';

/** A picture of our own, by its base path, or a file of the player's. */
export type AvatarChoice =
  | { readonly kind: 'drawn'; readonly base: string }
  | { readonly kind: 'own'; readonly file: File };

const uploadWidthPx = 256;

function fileOf(choice: AvatarChoice, imagesHost: string): File | Promise<File> {
  if (choice.kind === 'own') return choice.file;
  return imageFile(`${imagesHost}${choice.base}-${uploadWidthPx}.webp`, 'avatar');
}

/** Turns the choice into a file, sends it, and makes what the server kept the player's picture. [A-110 A-385 A-394] */
export async function uploadAvatar(
  choice: AvatarChoice,
  client: SubmitClient,
  imagesHost: string,
): Promise<void> {
  const file = await fileOf(choice, imagesHost);
  const { object_key } = await client.upload(uploadFile, file);
  await client.call(updateDetail, { avatar: object_key });
}
