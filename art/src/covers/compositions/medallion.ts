import { lighten, mix } from '../../drawing/colour.ts';
import { num, polar, times } from '../../drawing/number.ts';
import { bulb } from '../../motifs/garlands.ts';
import { glow, rays, sparkle, vignette } from '../../motifs/light.ts';
import { banig } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A woven mat, a ring of bulbs, the hero inside it, props in the corners. */
export const medallion: Composition = (canvas) => {
  const { sheet, cover, palette } = canvas;
  const inside = sheet.radial(
    [
      [0, lighten(palette.bright, 0.35)],
      [0.6, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.42 },
  );
  const gold = sheet.linear([
    [0, '#fff3b8'],
    [0.5, '#d99a1b'],
    [1, '#8a5200'],
  ]);
  const ring = times(28, (index) => {
    const [x, y] = polar(300, 318, 236, (360 / 28) * index);
    return bulb(sheet, x, y, 8, index % 2 ? palette.accent : '#ffd166');
  });
  const petals = times(16, (index) => {
    const [x, y] = polar(300, 318, 262, index * 22.5);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="30" fill="${index % 2 ? palette.pop : palette.bright}"/>`;
  });
  const corners: [number, number, number][] = [
    [82, 92, -16],
    [518, 92, 16],
    [84, 540, 14],
    [516, 540, -14],
  ];
  sheet.add(
    fullRect(banig(sheet, 64, palette.mid, mix(palette.mid, palette.deep, 0.45))),
    vignette(sheet, 0.75),
    glow(sheet, 300, 318, 400, palette.accent, 0.4),
    `<g filter="${sheet.shadow(10, 10, 0.55)}">${petals.join('')}<circle cx="300" cy="318" r="252" fill="${gold}"/></g>`,
    `<circle cx="300" cy="318" r="222" fill="${gold}"/><circle cx="300" cy="318" r="214" fill="${inside}"/>`,
    ring.join(''),
    rays(sheet, { cx: 300, cy: 318, radius: 214, count: 18 }, palette.accent, 0.5),
    standing(canvas, cover.hero, { x: 300, y: 320, size: 346 }),
    corners
      .map(([x, y, rotate], index) =>
        standing(canvas, propOf(cover, index), { x, y, size: 128, rotate }),
      )
      .join(''),
    titleShade(canvas, 0.64),
    heroTitle(canvas, { cy: 690, height: 190 }),
    sparkle(300, 70, 20),
  );
};
