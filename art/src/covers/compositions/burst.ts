import { lighten } from '../../drawing/colour.ts';
import { polar, times } from '../../drawing/number.ts';
import { bulbString } from '../../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle, vignette } from '../../motifs/light.ts';
import { drawArt } from '../../objects/draw-art.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** The hero in front of a sunburst, its props flying out of the light. */
export const burst: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const ground = sheet.radial(
    [
      [0, lighten(palette.bright, 0.25)],
      [0.35, palette.bright],
      [0.7, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.42, r: 0.75 },
  );
  const ring = times(6, (index) => {
    const [x, y] = polar(300, 320, 218, index * 60 + random.between(-8, 8) - 90);
    const size = random.between(104, 140);
    return standing(canvas, propOf(cover, index), { x, y, size, rotate: random.between(-28, 28) });
  });
  const coins = times(9, (index) =>
    drawArt(sheet, 'perya:coin', {
      x: index * 75,
      y: 560 + random.between(-26, 26),
      size: random.between(62, 96),
      rotate: random.between(-40, 40),
    }),
  );
  sheet.add(
    fullRect(ground),
    rays(
      sheet,
      { cx: 300, cy: 330, radius: 640, count: 22, turn: 5 },
      lighten(palette.accent, 0.2),
      0.62,
    ),
    bokeh(sheet, random, [palette.accent, palette.pop, '#ffffff'], {
      x: 0,
      y: 0,
      width: 600,
      height: 560,
      count: 22,
      radius: 30,
    }),
    glow(sheet, 300, 320, 290, '#ffffff', 0.75),
    ring.join(''),
    standing(canvas, cover.hero, { x: 300, y: 326, size: 350 }),
    coins.join(''),
    titleShade(canvas, 0.6),
    bulbString(sheet, { x1: -20, y1: 6, x2: 620, y2: 6, sag: 32 }, 13, 11, [
      palette.accent,
      palette.pop,
    ]),
    heroTitle(canvas, { warp: 'arch', cy: 684 }),
    sparkle(112, 150, 26),
    sparkle(492, 212, 20),
    sparkle(452, 470, 22),
    vignette(sheet, 0.35),
  );
};
