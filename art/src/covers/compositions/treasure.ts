import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { glow, rays, sparkle, vignette } from '../../motifs/light.ts';
import { drawArt } from '../../objects/draw-art.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A cave lit by its own gold: rock all around, a heap of coins, the hero on top of it. */
export const treasure: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const cave = sheet.radial(
    [
      [0, lighten(palette.bright, 0.35)],
      [0.35, palette.bright],
      [0.65, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.55, r: 0.62 },
  );
  const rock = (depth: number, colour: string) => {
    const edge = times(17, (index) => {
      const angle = (index / 16) * Math.PI;
      const reach = depth + random.between(-26, 26);
      const x = 300 - Math.cos(angle) * (300 - reach * 0.55);
      const y = 560 - Math.sin(angle) * (520 - reach);
      return `L${num(x)} ${num(y)}`;
    });
    return `<path d="M-10 -10V800H${num(depth * 0.5)}${edge.join('')}L${num(600 - depth * 0.5)} 800H610V-10Z" fill="${colour}"/>`;
  };
  const heap = times(34, (index) => {
    const row = Math.floor(index / 9);
    const spread = 300 + row * 34;
    return drawArt(sheet, 'perya:coin', {
      x: 300 + ((index % 9) / 8 - 0.5) * 2 * spread * 0.92 + random.between(-16, 16),
      y: 512 + row * 34 + Math.abs((index % 9) - 4) * 11 + random.between(-9, 9),
      size: random.between(66, 92),
      rotate: random.between(-60, 60),
    });
  });
  sheet.add(
    fullRect(cave),
    rays(sheet, { cx: 300, cy: 470, radius: 640, count: 26 }, lighten(palette.accent, 0.2), 0.7),
    rock(70, mix(palette.deep, palette.mid, 0.35)),
    rock(26, darken(palette.deep, 0.25)),
    glow(sheet, 300, 420, 300, '#fff3b8', 0.75),
    standing(canvas, propOf(cover, 2), { x: 128, y: 292, size: 116, rotate: -16 }),
    standing(canvas, propOf(cover, 3), { x: 474, y: 286, size: 116, rotate: 16 }),
    heap.slice(0, 18).join(''),
    standing(canvas, cover.hero, { x: 300, y: 362, size: 356 }),
    heap.slice(18).join(''),
    standing(canvas, propOf(cover, 0), { x: 118, y: 514, size: 146, rotate: -10 }),
    standing(canvas, propOf(cover, 1), { x: 486, y: 518, size: 146, rotate: 10 }),
    titleShade(canvas, 0.66),
    heroTitle(canvas, { cy: 696, height: 180 }),
    sparkle(206, 470, 22),
    sparkle(408, 190, 18),
    sparkle(420, 540, 20),
    vignette(sheet, 0.4),
  );
};
