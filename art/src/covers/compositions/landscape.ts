import { darken, lighten, mix } from '../../drawing/colour.ts';
import { palm, skyline } from '../../motifs/fairground.ts';
import { banderitas } from '../../motifs/garlands.ts';
import { glow, rays, sparkle, stars } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A town of the islands: a cone volcano, terraces, water, palms at the sides. */
export const landscape: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const air = sheet.linear([
    [0, palette.deep],
    [0.35, palette.mid],
    [0.62, palette.bright],
    [0.75, palette.accent],
  ]);
  const hill = (y: number, share: number) =>
    `<path d="M-10 ${y}Q90 ${y - 70} 190 ${y - 12}T400 ${y - 30}T610 ${y - 6}V800H-10Z" fill="${mix(palette.bright, palette.deep, share)}"/>`;
  const cone = sheet.linear([
    [0, lighten(palette.mid, 0.25)],
    [1, mix(palette.mid, palette.bright, 0.4)],
  ]);
  const dark = darken(palette.deep, 0.25);
  sheet.add(
    fullRect(air),
    stars(sheet, random, 70, 260),
    glow(sheet, 300, 300, 420, palette.accent, 0.75),
    rays(sheet, { cx: 300, cy: 300, radius: 560, count: 20 }, palette.accent, 0.4),
    `<circle cx="300" cy="280" r="176" fill="${lighten(palette.accent, 0.4)}" opacity="0.85"/>`,
    `<path d="M40 560Q210 500 264 330Q300 300 336 330Q390 500 560 560Z" fill="${cone}"/><path d="M250 372Q264 330 264 330Q300 300 336 330L350 372Q324 356 300 378Q276 356 250 372Z" fill="#fff" opacity="0.8"/>`,
    hill(540, 0.35),
    skyline(sheet, random, 570, 54, mix(palette.bright, palette.deep, 0.72)),
    hill(584, 0.75),
    palm(70, 690, 400, dark, 1),
    palm(540, 690, 340, dark, -1),
    standing(canvas, propOf(cover, 0), { x: 128, y: 470, size: 150, rotate: -8 }),
    standing(canvas, propOf(cover, 1), { x: 476, y: 470, size: 150, rotate: 8 }),
    standing(canvas, cover.hero, { x: 300, y: 396, size: 344 }),
    standing(canvas, propOf(cover, 2), { x: 196, y: 552, size: 108 }),
    standing(canvas, propOf(cover, 3), { x: 410, y: 556, size: 104 }),
    titleShade(canvas, 0.6),
    banderitas(sheet, { x1: -20, y1: -6, x2: 620, y2: -6, sag: 44 }, 15, 48, [
      palette.pop,
      palette.accent,
      palette.bright,
      '#ffffff',
    ]),
    heroTitle(canvas, { cy: 688 }),
    sparkle(470, 170, 22),
  );
};
