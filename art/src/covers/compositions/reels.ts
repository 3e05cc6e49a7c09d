import { darken, lighten } from '../../drawing/colour.ts';
import { times } from '../../drawing/number.ts';
import { bulbFrame } from '../../motifs/garlands.ts';
import { bokeh, glow, rays, vignette } from '../../motifs/light.ts';
import { drawArt } from '../../objects/draw-art.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** A cabinet with nine lit windows and the name on its marquee. */
export const reels: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const ground = sheet.radial(
    [
      [0, palette.bright],
      [0.55, palette.mid],
      [1, darken(palette.deep, 0.2)],
    ],
    { r: 0.75 },
  );
  const cabinet = sheet.linear(
    [
      [0, lighten(palette.mid, 0.25)],
      [0.5, palette.mid],
      [1, darken(palette.deep, 0.1)],
    ],
    { x2: 0.4, y2: 1 },
  );
  const reel = sheet.linear([
    [0, '#b9a98a'],
    [0.2, '#fff9ea'],
    [0.8, '#fffdf6'],
    [1, '#a8977a'],
  ]);
  const symbols = [cover.hero, ...cover.props];
  const columns = times(3, (column) => {
    const x = 112 + column * 128;
    const rows = times(3, (row) => {
      const art =
        row === 1
          ? cover.hero
          : (symbols[(column * 2 + row * 3 + 1) % symbols.length] ?? cover.hero);
      return drawArt(sheet, art, { x: x + 60, y: 318 + row * 118, size: row === 1 ? 112 : 94 });
    }).join('');
    return `<rect x="${x}" y="252" width="120" height="364" rx="14" fill="${reel}"/>${rows}`;
  });
  const gold = sheet.linear([
    [0, '#fff3b8'],
    [0.5, '#e0a11b'],
    [1, '#8a5200'],
  ]);
  const lights = [palette.accent, palette.pop] as const;
  sheet.add(
    fullRect(ground),
    rays(sheet, { cx: 300, cy: 430, radius: 700, count: 26 }, palette.accent, 0.55),
    bokeh(sheet, random, [palette.accent, palette.pop, '#ffffff'], {
      x: 0,
      y: 0,
      width: 600,
      height: 800,
      count: 24,
      radius: 26,
    }),
    `<g filter="${sheet.shadow(14, 14, 0.6)}"><path d="M60 216Q60 40 300 40T540 216V706Q540 740 506 740H94Q60 740 60 706Z" fill="${gold}"/></g>`,
    `<path d="M74 220Q74 56 300 56T526 220V702Q526 726 502 726H98Q74 726 74 702Z" fill="${cabinet}"/>`,
    `<rect x="94" y="236" width="412" height="396" rx="20" fill="${gold}"/><rect x="102" y="244" width="396" height="380" rx="16" fill="#1a0d14"/>`,
    columns.join(''),
    `<rect x="100" y="382" width="400" height="106" rx="10" fill="none" stroke="${palette.pop}" stroke-width="7"/>${glow(sheet, 300, 435, 260, palette.accent, 0.25)}`,
    bulbFrame(sheet, { x: 84, y: 226, width: 432, height: 416 }, 54, 7, lights),
    standing(canvas, 'perya:coin', { x: 150, y: 716, size: 96, rotate: -14 }),
    standing(canvas, 'perya:coin', { x: 450, y: 716, size: 96, rotate: 14 }),
    standing(canvas, propOf(cover, 0), { x: 232, y: 712, size: 112, rotate: -8 }),
    standing(canvas, propOf(cover, 1), { x: 372, y: 712, size: 112, rotate: 8 }),
    standing(canvas, cover.hero, { x: 302, y: 700, size: 140 }),
    heroTitle(canvas, { cy: 146, height: 154, width: 404, warp: 'arch' }),
    vignette(sheet, 0.3),
  );
};
