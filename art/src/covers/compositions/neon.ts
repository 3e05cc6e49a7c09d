import { darken, lighten } from '../../drawing/colour.ts';
import { num, polar, times } from '../../drawing/number.ts';
import { bokeh, glow, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** A bent tube: a wide faint halo, the coloured glass, the white core. */
function tube(d: string, colour: string): string {
  const line = (stroke: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return line(colour, 34, 0.14) + line(colour, 20, 0.25) + line(colour, 10, 1) + line('#fff', 4, 1);
}

/** A wall in a side street with a neon sign around the hero and the wet ground shining below. */
export const neon: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const dark = darken(palette.deep, 0.35);
  const bricks = sheet.define(
    `bricks ${palette.deep}`,
    (id) =>
      `<pattern id="${id}" width="96" height="60" patternUnits="userSpaceOnUse"><rect width="96" height="60" fill="${dark}"/><g fill="${palette.deep}"><rect x="2" y="2" width="92" height="26" rx="3"/><rect x="-46" y="32" width="92" height="26" rx="3"/><rect x="50" y="32" width="92" height="26" rx="3"/></g></pattern>`,
  );
  const shape = random.between(0, 3);
  const sign =
    shape < 1
      ? 'M300 84A236 236 0 1 1 299 84Z'
      : shape < 2
        ? 'M300 66L540 320L300 574L60 320Z'
        : 'M130 92H470Q520 92 520 142V498Q520 548 470 548H130Q80 548 80 498V142Q80 92 130 92Z';
  const inner = `<g transform="translate(300 320) scale(0.87) translate(-300 -320)">${tube(sign, palette.pop)}</g>`;
  const dashes = times(20, (index) => {
    const [x1, y1] = polar(300, 320, 282, index * 18);
    const [x2, y2] = polar(300, 320, 310, index * 18);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }).join('');
  sheet.add(
    fullRect(`url(#${bricks})`),
    glow(sheet, 300, 320, 430, palette.bright, 0.75),
    glow(sheet, 300, 320, 260, palette.accent, 0.35),
    tube(dashes, palette.bright),
    tube(sign, lighten(palette.bright, 0.15)),
    inner,
    bokeh(sheet, random, [palette.pop, palette.bright, palette.accent], {
      x: 0,
      y: 560,
      width: 600,
      height: 240,
      count: 26,
      radius: 34,
    }),
    glow(sheet, 300, 330, 200, '#ffffff', 0.35),
    standing(canvas, propOf(cover, 0), { x: 104, y: 520, size: 146, rotate: -12 }),
    standing(canvas, propOf(cover, 1), { x: 496, y: 520, size: 146, rotate: 12 }),
    standing(canvas, cover.hero, { x: 300, y: 320, size: 336 }),
    fullRect(
      sheet.linear([
        [0.68, dark, 0],
        [0.8, dark, 0.85],
        [1, dark, 0.6],
      ]),
    ),
    heroTitle(canvas, { cy: 690, height: 188, warp: 'none' }),
    vignette(sheet, 0.45),
  );
};
