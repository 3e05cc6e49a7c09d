import { darken, lighten } from '../../drawing/colour.ts';
import { polar, times } from '../../drawing/number.ts';
import { bulb } from '../../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle, vignette } from '../../motifs/light.ts';
import { drawArt } from '../../objects/draw-art.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

const BALLS = ['perya:ball-red', 'perya:ball-blue', 'perya:ball-gold', 'perya:ball-green'] as const;

/** The glass globe of the caller: balls flying inside, a gilded foot, the hero before it. */
export const machine: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const ground = sheet.radial(
    [
      [0, lighten(palette.bright, 0.2)],
      [0.5, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.4, r: 0.75 },
  );
  const glass = sheet.radial(
    [
      [0, '#ffffff', 0.1],
      [0.78, '#ffffff', 0.16],
      [0.93, '#ffffff', 0.5],
      [1, '#ffffff', 0.85],
    ],
    { r: 0.5 },
  );
  const gold = sheet.linear([
    [0, '#fff3b8'],
    [0.5, '#d99a1b'],
    [1, '#7a4700'],
  ]);
  const flying = times(22, (index) => {
    const [x, y] = polar(300, 268, random.between(36, 178), index * 137.5);
    return drawArt(sheet, BALLS[index % BALLS.length] ?? BALLS[0], {
      x,
      y,
      size: random.between(78, 112),
      rotate: random.between(-40, 40),
    });
  });
  const rim = times(30, (index) => {
    const [x, y] = polar(300, 268, 252, index * 12);
    return bulb(sheet, x, y, 7, index % 2 ? palette.accent : palette.pop);
  });
  sheet.add(
    fullRect(ground),
    rays(sheet, { cx: 300, cy: 268, radius: 640, count: 28 }, palette.accent, 0.5),
    bokeh(sheet, random, [palette.accent, palette.pop, '#ffffff'], {
      x: 0,
      y: 0,
      width: 600,
      height: 640,
      count: 20,
      radius: 26,
    }),
    `<g filter="${sheet.shadow(10, 12, 0.55)}"><path d="M190 480H410L470 606H130Z" fill="${gold}"/><circle cx="300" cy="268" r="258" fill="${gold}"/></g>`,
    `<circle cx="300" cy="268" r="240" fill="${darken(palette.mid, 0.25)}"/>${glow(sheet, 300, 268, 236, palette.bright, 0.9)}`,
    flying.join(''),
    `<circle cx="300" cy="268" r="240" fill="${glass}"/><path d="M112 232A196 196 0 0 1 232 92" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="18" stroke-linecap="round"/>`,
    rim.join(''),
    standing(canvas, propOf(cover, 0), { x: 104, y: 536, size: 138, rotate: -10 }),
    standing(canvas, propOf(cover, 1), { x: 496, y: 536, size: 138, rotate: 10 }),
    standing(canvas, cover.hero, { x: 300, y: 452, size: 296 }),
    titleShade(canvas, 0.68),
    heroTitle(canvas, { cy: 698, height: 178, warp: 'arch' }),
    sparkle(460, 130, 22),
    vignette(sheet, 0.35),
  );
};
