import { boxFilm } from '@perya/contract/rules/promotions/boxes';

/** Which strip a frame lies on, and how many frames stand before it there. [M-226] */
export function stripOf(frame: number): { strip: number; place: number } {
  const strip = Math.floor(frame / boxFilm.framesOfStrip);
  return { strip, place: frame - strip * boxFilm.framesOfStrip };
}

const width = 240 * boxFilm.framesOfStrip;

export const stripPath = (strip: number): string => `/art/box/frames-${strip}-${width}.webp`;

export const stripCount = boxFilm.frames / boxFilm.framesOfStrip;
