import { darken, lighten } from '../../drawing/colour.ts';
import { bulbString } from '../../motifs/garlands.ts';
import { glow, sparkle, spotlight, vignette } from '../../motifs/light.ts';
import { solihiya } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A table seen from the player's chair, under one lamp. */
export const felt: Composition = (canvas) => {
  const { sheet, cover, palette } = canvas;
  const room = sheet.linear([
    [0, darken(palette.deep, 0.45)],
    [1, palette.deep],
  ]);
  const cloth = sheet.radial(
    [
      [0, lighten(palette.bright, 0.1)],
      [0.55, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.35, r: 0.6 },
  );
  const wood = sheet.linear([
    [0, '#c98a4b'],
    [1, '#4a210a'],
  ]);
  const lamp = sheet.linear([
    [0, lighten(palette.pop, 0.2)],
    [1, darken(palette.pop, 0.35)],
  ]);
  sheet.add(
    fullRect(room),
    fullRect(solihiya(sheet, 54, palette.accent, 0.1)),
    `<g filter="${sheet.shadow(14, 16, 0.7)}"><ellipse cx="300" cy="560" rx="400" ry="330" fill="${wood}"/></g><ellipse cx="300" cy="566" rx="372" ry="304" fill="${cloth}"/>`,
    `<ellipse cx="300" cy="560" rx="330" ry="264" fill="none" stroke="${palette.accent}" stroke-opacity="0.5" stroke-width="4"/><ellipse cx="300" cy="556" rx="316" ry="250" fill="none" stroke="${palette.accent}" stroke-opacity="0.25" stroke-width="2"/>`,
    spotlight(sheet, [300, 118], [300, 720], 330, '#fff3c4', 0.55),
    bulbString(sheet, { x1: -30, y1: 30, x2: 300, y2: -20, sag: 46 }, 7, 10, [
      palette.accent,
      palette.pop,
    ]),
    bulbString(sheet, { x1: 300, y1: -20, x2: 630, y2: 30, sag: 46 }, 7, 10, [
      palette.pop,
      palette.accent,
    ]),
    `<path d="M300 -10V40" stroke="#17101f" stroke-width="8"/><path d="M196 122Q210 40 300 36T404 122Z" fill="${lamp}"/><ellipse cx="300" cy="122" rx="104" ry="15" fill="#fff6d0"/>`,
    glow(sheet, 300, 126, 190, '#ffe9a8', 0.7),
    standing(canvas, propOf(cover, 0), { x: 116, y: 372, size: 150, rotate: -10 }),
    standing(canvas, propOf(cover, 1), { x: 486, y: 372, size: 150, rotate: 10 }),
    standing(canvas, cover.hero, { x: 300, y: 376, size: 372 }),
    standing(canvas, propOf(cover, 2), { x: 150, y: 540, size: 124, rotate: 6 }),
    standing(canvas, propOf(cover, 3), { x: 456, y: 540, size: 124, rotate: -6 }),
    titleShade(canvas, 0.62),
    heroTitle(canvas, { cy: 692, height: 188 }),
    sparkle(420, 240, 18),
    vignette(sheet, 0.5),
  );
};
