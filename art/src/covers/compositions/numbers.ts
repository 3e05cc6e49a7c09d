import { darken, lighten } from '../../drawing/colour.ts';
import { outline } from '../../drawing/lettering.ts';
import { times } from '../../drawing/number.ts';
import { bulbFrame } from '../../motifs/garlands.ts';
import { bokeh, rays, sparkle, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** A bingo card at an angle with daubed numbers, balls around it. */
export const numbers: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const ground = sheet.radial(
    [
      [0, palette.bright],
      [0.6, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.55, r: 0.75 },
  );
  const cells = times(25, (index) => {
    const x = -150 + (index % 5) * 60;
    const y = -116 + Math.floor(index / 5) * 60;
    const isDaubed = index === 12 || index % 6 === 0 || random.between(0, 1) > 0.78;
    const mark = isDaubed
      ? `<circle cx="${x + 30}" cy="${y + 30}" r="24" fill="${palette.pop}" opacity="0.9"/><path d="M${x + 20} ${y + 30}l8 9 14-17" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`
      : `<path d="${outline(String(1 + (index % 5) * 15 + Math.floor(index / 5) * 3 + Math.floor(random.between(0, 3))), 'lilita-one', 28).d}" transform="translate(${x + 30} ${y + 30})" fill="${darken(palette.mid, 0.3)}"/>`;
    return `<rect x="${x + 3}" y="${y + 3}" width="54" height="54" rx="8" fill="#fffdf4"/>${mark}`;
  });
  const heads = times(
    5,
    (index) =>
      `<circle cx="${-120 + index * 60}" cy="-146" r="23" fill="${[palette.pop, palette.mid, palette.bright, palette.mid, palette.pop][index]}"/><path d="${outline('BINGO'.charAt(index), 'lilita-one', 30).d}" transform="translate(${-120 + index * 60} -146)" fill="#fff"/>`,
  );
  const lights = [palette.accent, '#ffd166'] as const;
  sheet.add(
    fullRect(ground),
    rays(sheet, { cx: 300, cy: 420, radius: 680, count: 22 }, palette.accent, 0.5),
    bokeh(sheet, random, [palette.accent, palette.pop, '#ffffff'], {
      x: 0,
      y: 200,
      width: 600,
      height: 560,
      count: 22,
      radius: 28,
    }),
    `<g transform="translate(300 500) rotate(-9) scale(1.2)"><g filter="${sheet.shadow(10, 10, 0.5)}"><rect x="-172" y="-190" width="344" height="392" rx="26" fill="${darken(palette.mid, 0.3)}"/></g><rect x="-162" y="-180" width="324" height="372" rx="18" fill="${lighten(palette.accent, 0.4)}"/>${heads.join('')}${cells.join('')}${bulbFrame(sheet, { x: -167, y: -185, width: 334, height: 382 }, 56, 4.5, lights)}</g>`,
    standing(canvas, propOf(cover, 0), { x: 54, y: 520, size: 132, rotate: -12 }),
    standing(canvas, propOf(cover, 1), { x: 544, y: 452, size: 116, rotate: 10 }),
    standing(canvas, propOf(cover, 2), { x: 92, y: 712, size: 136, rotate: 8 }),
    standing(canvas, cover.hero, { x: 452, y: 660, size: 262, rotate: 6 }),
    fullRect(
      sheet.linear([
        [0, darken(palette.deep, 0.3), 0.92],
        [0.22, darken(palette.deep, 0.3), 0.7],
        [0.36, palette.deep, 0],
      ]),
    ),
    heroTitle(canvas, { cy: 138, height: 190, warp: 'arch' }),
    sparkle(80, 250, 18),
    vignette(sheet, 0.35),
  );
};
