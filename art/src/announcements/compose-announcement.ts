import { darken } from '../drawing/colour.ts';
import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { skyline } from '../motifs/fairground.ts';
import { banderitas, bulbString } from '../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle, stars } from '../motifs/light.ts';
import { drawArt } from '../objects/draw-art.ts';
import { ANNOUNCEMENTS, type AnnouncementName } from './list.ts';

const WIDTH = 720;
const HEIGHT = 540;
const GROUND_Y = 440;

/** The picture of an announcement. It bears no words: the app writes them under it, in the player's language. */
export function composeAnnouncement(name: AnnouncementName): Sheet {
  const { ground, lights, arts } = ANNOUNCEMENTS[name];
  const [top, bottom] = ground;
  const [first, second, third] = lights;
  const random = randomOf(`announcement ${name}`);
  const sheet = new Sheet(WIDTH, HEIGHT);
  const shadow = sheet.shadow(8, 9, 0.5);
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
    stars(sheet, random, 70, 260),
    rays(sheet, { cx: 360, cy: 270, radius: 520, count: 20, turn: 4 }, first, 0.3),
    glow(sheet, 360, 270, 300, first, 0.55),
    skyline(sheet, random, GROUND_Y + 6, 60, darken(top, 0.2)),
    `<rect y="${GROUND_Y}" width="${WIDTH}" height="${HEIGHT - GROUND_Y}" fill="${soil}"/>`,
    glow(sheet, 360, GROUND_Y + 30, 260, second, 0.4),
    `<g filter="${shadow}">${drawArt(sheet, arts[0], { x: 360, y: 274, size: 300 })}${drawArt(sheet, arts[1], { x: 566, y: 410, size: 150, rotate: 8 })}${drawArt(sheet, arts[2], { x: 156, y: 414, size: 138, rotate: -8 })}</g>`,
    bokeh(sheet, random, [first, second, third], {
      x: 0,
      y: 420,
      width: WIDTH,
      height: 120,
      count: 18,
      radius: 18,
    }),
    banderitas(sheet, { x1: -20, y1: -10, x2: 740, y2: -10, sag: 46 }, 16, 42, [...lights]),
    bulbString(sheet, { x1: -20, y1: 10, x2: 740, y2: 10, sag: 66 }, 18, 7, [...lights]),
    sparkle(590, 150, 22),
    sparkle(140, 190, 16),
  );
}
