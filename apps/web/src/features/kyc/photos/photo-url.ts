import type { KycRecord } from '@perya/contract/kyc/calls/kyc';

type Photos = KycRecord['attachments'];
export type FormPhoto = 'idPhoto' | 'idPhotoBack' | 'selfieWithIDPhotoPath';

/** The server's address of the photo with this key, whether it was submitted before or taken by the scanner; empty for one just uploaded. */
export function photoUrl(
  { attachments, ocr }: { attachments: Photos; ocr: { attachments: Photos } },
  name: FormPhoto,
  objectKey: string,
): string {
  if (objectKey === '') return '';
  const holder = [attachments, ocr.attachments].find((photos) => photos[name] === objectKey);
  return holder?.[`${name}_url`] ?? '';
}
