/** The mystery box opens in so many pictures, 000 to 069. [M-226] */
export const BOX_FRAMES = 70;
/** They are written as strips of ten: a tenth of the requests, and no sheet too large to decode on a phone. */
export const FRAMES_OF_STRIP = 10;
export const BOX_STRIPS = BOX_FRAMES / FRAMES_OF_STRIP;

/** Frames pass in milliseconds, and come by the dozen. */
export const BOX_ENCODING = { quality: 70, alphaQuality: 60 };

/** Where the box stands in one frame; everything that is drawn follows from these numbers. */
export interface BoxPose {
  /** In degrees, around the foot of the box. */
  lean: number;
  /** How far the lid is off, in units of the sheet, and how it has turned. */
  lift: number;
  lidTurn: number;
  /** 0 to 1: the light that comes out, and how far the burst has gone. */
  light: number;
  burst: number;
  /** The turn of the rays behind it, in degrees. */
  turn: number;
  /** Where the glint runs over the front, 0 to 1. */
  glint: number;
}

/** Closed and breathing up to 40 %, shaken harder up to 90 %, open at the end. [M-221] */
const shakenFrom = 28;
const openFrom = 62;

const share = (frame: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (frame - from) / (to - from)));

export function poseOf(frame: number): BoxPose {
  const shake = share(frame, shakenFrom, openFrom);
  const open = share(frame, openFrom, BOX_FRAMES - 1);
  const isShaken = frame >= shakenFrom && frame <= openFrom;
  const calm = Math.sin((frame / shakenFrom) * Math.PI * 2) * 1.2;
  const wild = Math.sin(frame * 1.9) * (1.5 + 6 * shake);
  return {
    lean: isShaken ? wild : calm * (1 - open),
    lift: isShaken ? 3 + 11 * shake + Math.abs(Math.sin(frame * 2.3)) * 4 * shake : 130 * open,
    lidTurn: isShaken ? -wild * 0.6 : 38 * open,
    light: isShaken ? 0.25 + 0.6 * shake : frame < shakenFrom ? 0.15 : 1,
    burst: open,
    turn: frame * 2.4,
    glint: (frame % shakenFrom) / shakenFrom,
  };
}
