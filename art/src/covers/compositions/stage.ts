import { darken, lighten } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { bulb } from '../../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle, spotlight, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A live studio: curtains, footlights, two beams on a round podium. */
export const stage: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const back = sheet.radial(
    [
      [0, palette.bright],
      [0.55, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.45, r: 0.7 },
  );
  const fold = sheet.linear(
    [
      [0, darken(palette.pop, 0.55)],
      [0.5, palette.pop],
      [1, darken(palette.pop, 0.6)],
    ],
    { x2: 1, y2: 0 },
  );
  const curtain = times(4, (index) => {
    const left = index * 34 - 10;
    return `<path d="M${left} -10h40Q${left + 44} 300 ${num(left * 0.72)} 640h-36Q${left - 10} 300 ${left} -10Z" fill="${fold}"/>`;
  }).join('');
  const gold = sheet.linear([
    [0, '#fff3b8'],
    [0.5, '#d99a1b'],
    [1, '#7a4700'],
  ]);
  const swags = times(
    5,
    (index) =>
      `<path d="M${index * 120} -10h120v40a60 46 0 0 1-120 0Z" fill="${fold}"/><path d="M${index * 120} 30a60 46 0 0 0 120 0" fill="none" stroke="#ffd98a" stroke-width="6"/>`,
  ).join('');
  sheet.add(
    fullRect(back),
    rays(sheet, { cx: 300, cy: 330, radius: 560, count: 24 }, palette.accent, 0.45),
    bokeh(sheet, random, [palette.accent, '#ffffff', palette.pop], {
      x: 80,
      y: 60,
      width: 440,
      height: 420,
      count: 22,
      radius: 26,
    }),
    spotlight(sheet, [120, -10], [270, 580], 150, '#ffffff', 0.5),
    spotlight(sheet, [480, -10], [330, 580], 150, '#ffffff', 0.5),
    glow(sheet, 300, 330, 260, '#ffffff', 0.5),
    `<ellipse cx="300" cy="592" rx="280" ry="66" fill="${darken(palette.deep, 0.4)}"/><path d="M60 556a240 56 0 0 0 480 0v30a240 56 0 0 1-480 0Z" fill="${gold}"/><ellipse cx="300" cy="556" rx="240" ry="56" fill="${lighten(palette.mid, 0.3)}"/><ellipse cx="300" cy="552" rx="200" ry="42" fill="${sheet.radial(
      [
        [0, '#ffffff', 0.9],
        [1, palette.bright, 0.2],
      ],
    )}"/>`,
    standing(canvas, propOf(cover, 0), { x: 172, y: 500, size: 150, rotate: -10 }),
    standing(canvas, cover.hero, { x: 300, y: 340, size: 340 }),
    standing(canvas, propOf(cover, 1), { x: 430, y: 506, size: 150, rotate: 10 }),
    times(11, (index) =>
      bulb(
        sheet,
        80 + index * 44,
        596 + Math.sin((index / 10) * Math.PI) * 40,
        8,
        index % 2 ? palette.accent : '#ffd166',
      ),
    ).join(''),
    `<g filter="${sheet.shadow(0, 10, 0.6)}">${curtain}<g transform="translate(600 0) scale(-1 1)">${curtain}</g>${swags}</g>`,
    titleShade(canvas, 0.66),
    heroTitle(canvas, { cy: 700, height: 176, warp: 'arch' }),
    sparkle(196, 190, 20),
    sparkle(420, 230, 16),
    vignette(sheet, 0.35),
  );
};
