import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../http/refusal.ts';

const avatarSidePx = 512;
const photoSidePx = 2400;
const formats = new Set(['png', 'jpeg', 'webp']);
/** A small file can claim to be a vast picture; this many pixels is more than any camera's. */
const pixelsMax = 50_000_000;

/**
 * Draws a picture anew by what it contains, whatever it is called. What is not pixels (EXIF with its
 * place and time, comments, whatever was hung on behind) is left behind.
 */
async function redraw(bytes: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.has(format ?? '')) throw new Refusal('FILE_REFUSED');
    return await draw(picture.rotate()).toBuffer();
  } catch (cause) {
    throw new Refusal('FILE_REFUSED', undefined, cause);
  }
}

export const drawAvatar = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture.resize(avatarSidePx, avatarSidePx, { fit: 'cover' }).webp({ quality: 82 }),
  );

/** Large enough to read the small print of an ID card. */
export const drawPhoto = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture
      .resize(photoSidePx, photoSidePx, { fit: 'inside', withoutEnlargement: true })
      // A picture is drawn while its player waits: little effort takes a third of the time.
      .webp({ quality: 86, effort: 1 }),
  );
