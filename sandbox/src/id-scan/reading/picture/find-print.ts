import type { Box } from '../word.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Ornaments are paler than this in an evenly lit picture. */
const inkMax = 110;

/** The part of a box that has print in it, in whole pixels; null if there is none. */
export function findPrint({ data, width, height }: GreyPicture, box: Box): Box | null {
  const within = (value: number, max: number) => Math.round(Math.min(max, Math.max(0, value)));
  const left = within(box.x0, width);
  const right = within(box.x1, width);
  const top = within(box.y0, height);
  const bottom = within(box.y1, height);
  const print = { x0: right, y0: bottom, x1: left, y1: top };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if ((data[y * width + x] ?? 255) > inkMax) continue;
      print.x0 = Math.min(print.x0, x);
      print.x1 = Math.max(print.x1, x + 1);
      print.y0 = Math.min(print.y0, y);
      print.y1 = Math.max(print.y1, y + 1);
    }
  }
  return print.x1 - print.x0 < 4 || print.y1 - print.y0 < 8 ? null : print;
}
