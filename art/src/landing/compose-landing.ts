import { darken } from '../drawing/colour.ts';
import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { skyline, tent } from '../motifs/fairground.ts';
import { banderitas, bulbString } from '../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle, stars } from '../motifs/light.ts';
import { drawArt } from '../objects/draw-art.ts';
import { LANDING_PAGES, type LandingName } from './list.ts';

const WIDTH = 960;
const HEIGHT = 720;
const GROUND_Y = 590;

/** The fair at night behind a landing page. It bears no words: the page writes them beside it. */
export function composeLanding(name: LandingName): Sheet {
  const { ground, lights, arts } = LANDING_PAGES[name];
  const [top, bottom] = ground;
  const [first, second, third] = lights;
  const random = randomOf(`landing ${name}`);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const shadow = sheet.shadow(9, 10, 0.5);
  const sky = sheet.linear([
    [0, top],
    [1, bottom],
  ]);
  const soil = sheet.linear([
    [0, darken(top, 0.1)],
    [1, darken(top, 0.5)],
  ]);
  return sheet.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>`,
    stars(sheet, random, 110, 380),
    rays(sheet, { cx: 480, cy: 330, radius: 720, count: 24, turn: 3 }, first, 0.26),
    `<g opacity="0.5">${drawArt(sheet, 'perya:ferris-wheel', { x: 800, y: 350, size: 420 })}</g>`,
    glow(sheet, 480, 340, 380, first, 0.6),
    skyline(sheet, random, GROUND_Y + 6, 80, darken(top, 0.2)),
    tent(sheet, { x: 24, y: 400, width: 230, height: 200, isLit: true }, '#ff4d6d', '#fff3dc'),
    `<rect y="${GROUND_Y}" width="${WIDTH}" height="${HEIGHT - GROUND_Y}" fill="${soil}"/>`,
    glow(sheet, 480, GROUND_Y + 40, 360, second, 0.4),
    `<g filter="${shadow}">${drawArt(sheet, arts[0], { x: 480, y: 350, size: 390 })}${drawArt(sheet, arts[1], { x: 742, y: 540, size: 190, rotate: 9 })}${drawArt(sheet, arts[2], { x: 250, y: 556, size: 160, rotate: -10 })}${drawArt(sheet, arts[3], { x: 196, y: 262, size: 130, rotate: -14 })}</g>`,
    bokeh(sheet, random, [first, second, third], {
      x: 0,
      y: 560,
      width: WIDTH,
      height: 160,
      count: 26,
      radius: 22,
    }),
    banderitas(sheet, { x1: -20, y1: -12, x2: 980, y2: -12, sag: 60 }, 20, 50, [...lights]),
    bulbString(sheet, { x1: -20, y1: 12, x2: 980, y2: 12, sag: 88 }, 22, 8, [...lights]),
    sparkle(730, 190, 26),
    sparkle(330, 150, 18),
    sparkle(640, 470, 16),
  );
}
