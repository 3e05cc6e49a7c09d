import { darken } from '../drawing/colour.ts';
import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { bulbString } from '../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle } from '../motifs/light.ts';
import { drawArt } from '../objects/draw-art.ts';
import { TILES, type TileName } from './list.ts';

const WIDTH = 800;
const HEIGHT = 320;

/** A tile of the welfare hub. Its left part carries the app's own text in white, so it stays dark. */
export function composeTile(name: TileName): Sheet {
  const { ground, light, arts } = TILES[name];
  const [top, bottom] = ground;
  const random = randomOf(`tile ${name}`);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const shade = darken(top, 0.35);
  const shadow = sheet.shadow(6, 7, 0.5);
  return sheet.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sheet.linear([
      [0, top],
      [1, bottom],
    ])}"/>`,
    rays(sheet, { cx: 630, cy: 170, radius: 460, count: 18, turn: 5 }, light, 0.34),
    glow(sheet, 630, 170, 220, light, 0.5),
    bokeh(sheet, random, [light, '#ffffff'], {
      x: 470,
      y: 30,
      width: 320,
      height: 270,
      count: 14,
      radius: 14,
    }),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sheet.linear(
      [
        [0, shade, 0.92],
        [0.45, shade, 0.8],
        [0.6, shade, 0.4],
        [0.72, shade, 0],
      ],
      { x2: 1, y2: 0 },
    )}"/>`,
    bulbString(sheet, { x1: 470, y1: -6, x2: 812, y2: 16, sag: 20 }, 10, 6, [light, '#fff3dc']),
    `<g filter="${shadow}">${drawArt(sheet, arts[0], { x: 630, y: 168, size: 210 })}${drawArt(sheet, arts[1], { x: 742, y: 246, size: 96, rotate: 10 })}${drawArt(sheet, arts[2], { x: 516, y: 256, size: 78, rotate: -12 })}</g>`,
    sparkle(744, 92, 18),
    sparkle(530, 96, 12),
  );
}
