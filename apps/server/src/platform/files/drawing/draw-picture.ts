import { availableParallelism } from 'node:os';
import type { MarkKind } from '@perya/contract/brands/brand-marks';
import sharp from 'sharp';
import { Refusal } from '../../http/refusal.ts';
import { createTurns } from '../../in-turn.ts';
import { createDrawer, DrawingGivenUp } from './drawer.ts';
import { headPixelsMax, type PictureKind } from './picture-kinds.ts';

const formats = new Set(['png', 'jpeg', 'webp']);
/** A small file can claim to be a vast picture. Phones send up to 24.5 million pixels; more of them make more than 8 MB. */
const pixelsMax = 25_000_000;

/** Drawing fills a core and holds all pixels in memory: one core is left for everything else. */
const drawnAtOnce = Math.max(1, availableParallelism() - 1);
const waitingMax = 24;

/** The one queue of this process, whoever sent the picture. */
export const drawing = createTurns(drawnAtOnce, waitingMax);

const drawApart = createDrawer({
  script: new URL('./draw-child.ts', import.meta.url),
  patienceMs: 30_000,
});

/**
 * Draws a picture anew by what it contains, whatever it is called. What is not pixels (EXIF with its
 * place and time, comments, whatever was hung on behind) is left behind.
 */
async function redraw(bytes: Buffer, kind: PictureKind, width = 0): Promise<Buffer> {
  try {
    // The head alone is read: what it claims is judged before anything is decoded.
    const head = await sharp(bytes, { limitInputPixels: headPixelsMax }).metadata();
    if (!formats.has(head.format ?? '')) throw new Refusal('FILE_REFUSED');
    if (head.width * head.height > pixelsMax) throw new Refusal('PICTURE_TOO_LARGE');
    const answer = await drawing.take(() => drawApart({ bytes, kind, width }));
    if ('refused' in answer) throw new Error(answer.refused);
    return Buffer.from(answer.drawn);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    if (cause instanceof DrawingGivenUp) throw new Refusal('UNAVAILABLE', undefined, cause);
    throw new Refusal('FILE_REFUSED', undefined, cause);
  }
}

export const drawAvatar = (bytes: Buffer): Promise<Buffer> => redraw(bytes, 'avatar');
export const drawAnnouncement = (bytes: Buffer): Promise<Buffer> => redraw(bytes, 'announcement');
export const drawGoods = (bytes: Buffer): Promise<Buffer> => redraw(bytes, 'goods');
export const drawLogo = (bytes: Buffer): Promise<Buffer> => redraw(bytes, 'logo');
export const drawPhoto = (bytes: Buffer): Promise<Buffer> => redraw(bytes, 'photo');

/** As wide as screens show a banner. */
export const bannerWidths = [400, 800, 1280] as const;
export const drawBanner = (bytes: Buffer, width: number): Promise<Buffer> =>
  redraw(bytes, 'banner', width);

/** As wide as lists show the cover of a game. */
export const coverWidths = [200, 400] as const;
export const drawCover = (bytes: Buffer, width: number): Promise<Buffer> =>
  redraw(bytes, 'cover', width);

/** How each size of a brand's mark is drawn. */
const marks: Readonly<Record<MarkKind, readonly [PictureKind, width?: number]>> = {
  mark: ['mark'],
  favicon: ['icon', 48],
  '192': ['icon', 192],
  '512': ['icon', 512],
  touch: ['tile', 180],
  maskable: ['tile', 512],
  card: ['card'],
};
export const drawMark = (bytes: Buffer, kind: MarkKind): Promise<Buffer> =>
  redraw(bytes, ...marks[kind]);

/** What a camera or a scanner makes: by content, whatever it is called. */
export async function isDocumentFormat(bytes: Buffer): Promise<boolean> {
  const { format } = await sharp(bytes, { limitInputPixels: headPixelsMax }).metadata();
  return format === 'png' || format === 'jpeg';
}
