import { darken, lighten, mix } from '../../drawing/colour.ts';
import { ferrisWheel, tent } from '../../motifs/fairground.ts';
import { bulbString } from '../../motifs/garlands.ts';
import { bokeh, glow, sparkle, stars, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** The fair itself after dark: the wheel turning behind, two tents, the hero on the lit ground. */
export const fairNight: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const wheelX = random.between(0, 1) > 0.5 ? 170 : 430;
  const night = sheet.linear([
    [0, darken(palette.deep, 0.45)],
    [0.4, palette.deep],
    [0.66, palette.mid],
    [0.76, palette.bright],
  ]);
  const ground = sheet.linear([
    [0, mix(palette.mid, palette.bright, 0.5)],
    [1, darken(palette.deep, 0.3)],
  ]);
  sheet.add(
    fullRect(night),
    stars(sheet, random, 80, 420),
    ferrisWheel(
      sheet,
      { cx: wheelX, cy: 246, radius: 208, gondolas: 10 },
      [palette.pop, palette.accent, '#ffffff'],
      lighten(palette.mid, 0.25),
    ),
    tent(sheet, { x: -70, y: 410, width: 250, height: 190 }, palette.pop, '#fff6e4'),
    tent(sheet, { x: 420, y: 396, width: 270, height: 204 }, palette.bright, '#fff6e4'),
    `<path d="M-10 574Q300 540 610 574V800H-10Z" fill="${ground}"/>`,
    bokeh(sheet, random, [palette.accent, palette.pop, '#ffffff'], {
      x: 0,
      y: 300,
      width: 600,
      height: 300,
      count: 20,
      radius: 20,
    }),
    bulbString(sheet, { x1: -20, y1: 10, x2: 320, y2: 64, sag: 34 }, 8, 10, [
      palette.accent,
      palette.pop,
    ]),
    bulbString(sheet, { x1: 320, y1: 64, x2: 620, y2: 0, sag: 34 }, 7, 10, [
      palette.pop,
      palette.accent,
    ]),
    glow(sheet, 300, 420, 270, lighten(palette.accent, 0.3), 0.75),
    `<ellipse cx="300" cy="586" rx="220" ry="26" fill="#000" opacity="0.35"/>`,
    standing(canvas, propOf(cover, 0), { x: 92, y: 540, size: 132, rotate: -8 }),
    standing(canvas, propOf(cover, 1), { x: 510, y: 540, size: 132, rotate: 8 }),
    standing(canvas, propOf(cover, 2), { x: 104, y: 300, size: 112, rotate: -12 }),
    standing(canvas, propOf(cover, 3), { x: 500, y: 296, size: 112, rotate: 12 }),
    standing(canvas, cover.hero, { x: 300, y: 412, size: 350 }),
    titleShade(canvas, 0.64),
    heroTitle(canvas, { cy: 692, height: 184, warp: 'arch' }),
    sparkle(404, 236, 18),
    vignette(sheet, 0.4),
  );
};
