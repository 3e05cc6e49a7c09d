import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../http/refusal.ts';
import { createTurns } from '../in-turn.ts';

const avatarSidePx = 512;
const goodsSidePx = 900;
const logoSidePx = 320;
const photoSidePx = 2400;
const announcementPx = { width: 960, height: 720 };
const formats = new Set(['png', 'jpeg', 'webp']);
/** A small file can claim to be a vast picture. Phones send up to 24.5 million pixels; more of them make more than 8 MB. */
const pixelsMax = 25_000_000;

/** The library's own bound, of what a head may say at all. */
const headPixelsMax = 2 ** 31;

/** Drawing fills a core and holds all pixels in memory: one core is left for everything else. */
const drawnAtOnce = Math.max(1, availableParallelism() - 1);
const waitingMax = 24;

/** The one queue of this process, whoever sent the picture. */
export const drawing = createTurns(drawnAtOnce, waitingMax);

/**
 * Draws a picture anew by what it contains, whatever it is called. What is not pixels (EXIF with its
 * place and time, comments, whatever was hung on behind) is left behind.
 */
async function redraw(bytes: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: headPixelsMax, failOn: 'error' });
    // The head alone is read: what it claims is judged before anything is decoded.
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format ?? '')) throw new Refusal('FILE_REFUSED');
    if (width * height > pixelsMax) throw new Refusal('PICTURE_TOO_LARGE');
    return await drawing.take(() => draw(picture.rotate()).toBuffer());
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('FILE_REFUSED', undefined, cause);
  }
}

export const drawAvatar = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture.resize(avatarSidePx, avatarSidePx, { fit: 'cover' }).webp({ quality: 82 }),
  );

/** Four to three, as wide as a phone shows it sharply. */
export const drawAnnouncement = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture
      .resize(announcementPx.width, announcementPx.height, { fit: 'cover' })
      .webp({ quality: 82 }),
  );

/** As wide as screens show a banner. */
export const bannerWidths = [400, 800, 1280] as const;

/** Sixteen to seven. What stands on its right stays, because the words lie on its left. */
export const drawBanner = (bytes: Buffer, width: number): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture
      .resize(width, Math.round((width * 7) / 16), { fit: 'cover', position: 'right' })
      .webp({ quality: 80 }),
  );

/** As wide as lists show the cover of a game. */
export const coverWidths = [200, 400] as const;

/** Three to four. */
export const drawCover = (bytes: Buffer, width: number): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture.resize(width, Math.round((width * 4) / 3), { fit: 'cover' }).webp({ quality: 82 }),
  );

/** Sharp on a phone, where it is as wide as the page. */
export const drawGoods = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture.resize(goodsSidePx, goodsSidePx, { fit: 'cover' }).webp({ quality: 84 }),
  );

/** A mark of a company: whole, whatever its shape, and see-through where it was. */
export const drawLogo = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture
      .resize(logoSidePx, logoSidePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 }),
  );

/** Large enough to read the small print of an ID card. */
export const drawPhoto = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, (picture) =>
    picture
      .resize(photoSidePx, photoSidePx, { fit: 'inside', withoutEnlargement: true })
      // A picture is drawn while its player waits: little effort takes a third of the time.
      .webp({ quality: 86, effort: 1 }),
  );

/** What a camera or a scanner makes: by content, whatever it is called. */
export async function isDocumentFormat(bytes: Buffer): Promise<boolean> {
  const { format } = await sharp(bytes, { limitInputPixels: headPixelsMax }).metadata();
  return format === 'png' || format === 'jpeg';
}
