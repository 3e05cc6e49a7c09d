import { darken } from '../../drawing/colour.ts';
import { num, polar, times } from '../../drawing/number.ts';
import { bulb } from '../../motifs/garlands.ts';
import { rays, stars, vignette } from '../../motifs/light.ts';
import { drawArt } from '../../objects/draw-art.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A great prize wheel rising from below with the hero at its hub. */
export const wheel: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const colours = [
    palette.pop,
    palette.bright,
    palette.accent,
    palette.mid,
    '#ffffff',
    palette.face2,
  ];
  const slices = times(12, (index) => {
    const [x1, y1] = polar(300, 372, 262, index * 30 - 15);
    const [x2, y2] = polar(300, 372, 262, index * 30 + 15);
    const [x, y] = polar(300, 372, 206, index * 30);
    const art = drawArt(sheet, propOf(cover, index), { x, y, size: 74, rotate: index * 30 + 90 });
    return `<path d="M300 372L${num(x1)} ${num(y1)}A262 262 0 0 1 ${num(x2)} ${num(y2)}Z" fill="${colours[index % 6]}" stroke="${darken(palette.deep, 0.2)}" stroke-width="4"/>${art}`;
  });
  const pins = times(24, (index) => {
    const [x, y] = polar(300, 372, 278, index * 15);
    return bulb(sheet, x, y, 8, index % 2 ? palette.accent : '#ffd166');
  });
  const gold = sheet.linear([
    [0, '#fff3b8'],
    [0.5, '#d99a1b'],
    [1, '#7a4700'],
  ]);
  const hub = sheet.radial([
    [0, '#ffffff'],
    [0.6, palette.bright],
    [1, palette.mid],
  ]);
  const ground = sheet.linear([
    [0, palette.deep],
    [0.6, palette.mid],
    [1, palette.deep],
  ]);
  sheet.add(
    fullRect(ground),
    stars(sheet, random, 70, 500),
    rays(sheet, { cx: 300, cy: 372, radius: 700, count: 24 }, palette.accent, 0.5),
    `<g filter="${sheet.shadow(12, 14, 0.6)}"><circle cx="300" cy="372" r="292" fill="${gold}"/></g>`,
    slices.join(''),
    `<circle cx="300" cy="372" r="262" fill="${sheet.radial([
      [0.55, '#000000', 0],
      [1, '#000000', 0.4],
    ])}"/>`,
    pins.join(''),
    `<g filter="${sheet.shadow(6, 6, 0.5)}"><circle cx="300" cy="372" r="132" fill="${gold}"/></g><circle cx="300" cy="372" r="118" fill="${hub}"/>`,
    standing(canvas, cover.hero, { x: 300, y: 372, size: 186 }),
    `<g filter="${sheet.shadow(5, 5, 0.5)}"><path d="M256 34H344L300 128Z" fill="${palette.pop}" stroke="#fff" stroke-width="8" stroke-linejoin="round"/></g>`,
    titleShade(canvas, 0.62),
    heroTitle(canvas, { warp: 'arch', cy: 690 }),
    vignette(sheet, 0.35),
  );
};
