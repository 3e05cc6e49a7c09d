import { darken, lighten } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { glow, sparkle } from '../../motifs/light.ts';
import { dots } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** A printed fight bill: flat colour cut on the slant, halftone dots, one huge hero, the name on top. */
export const poster: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const lean = random.between(-1, 1) > 0 ? 1 : -1;
  const bands = times(6, (index) => {
    const y = 250 + index * 120;
    const colour = index % 2 ? palette.mid : palette.bright;
    return `<path d="M-10 ${y}L610 ${y - 190}V${y - 70}L-10 ${y + 120}Z" fill="${colour}"/>`;
  });
  const slant = (markup: string) =>
    lean > 0 ? markup : `<g transform="translate(600 0) scale(-1 1)">${markup}</g>`;
  const strokes = times(9, () => {
    const x = random.between(-60, 520);
    const y = random.between(260, 780);
    const length = random.between(90, 200);
    return `<path d="M${num(x)} ${num(y)}l${num(length)} ${num(-length * 0.306)}" stroke="#fff" stroke-opacity="0.55" stroke-width="${num(random.between(3, 8))}" stroke-linecap="round"/>`;
  });
  const plate = darken(palette.deep, 0.1);
  sheet.add(
    fullRect(palette.bright),
    slant(bands.join('') + strokes.join('')),
    fullRect(dots(sheet, 26, lighten(palette.accent, 0.3), 0.35)),
    glow(sheet, 300, 520, 330, lighten(palette.accent, 0.4), 0.8),
    standing(canvas, propOf(cover, 0), { x: 96, y: 400, size: 150, rotate: -14 }),
    standing(canvas, propOf(cover, 1), { x: 506, y: 386, size: 150, rotate: 14 }),
    standing(canvas, cover.hero, {
      x: 300,
      y: 530,
      size: 452,
      rotate: lean * -6,
      isMirrored: lean < 0,
    }),
    standing(canvas, propOf(cover, 2), { x: 94, y: 712, size: 142, rotate: 10 }),
    standing(canvas, propOf(cover, 3), { x: 508, y: 712, size: 142, rotate: -10 }),
    slant(
      `<path d="M-10 -10H610V196L-10 296Z" fill="${plate}"/><path d="M-10 296L610 196V214L-10 314Z" fill="${palette.pop}"/><path d="M-10 322L610 222V228L-10 328Z" fill="${palette.accent}"/>`,
    ),
    heroTitle(canvas, { cy: 128, height: 186, width: 516, warp: 'none' }),
    sparkle(470, 300, 22),
    `<rect x="7" y="7" width="586" height="786" fill="none" stroke="${palette.accent}" stroke-opacity="0.8" stroke-width="14"/>`,
  );
};
