import { darken } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { glow, rays, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** A ground at night: floodlights, a crowd of lights, the lines of the pitch, the ball coming at you. */
export const stadium: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const air = sheet.linear([
    [0, darken(palette.deep, 0.5)],
    [0.5, palette.mid],
    [0.62, palette.bright],
  ]);
  const pitch = sheet.linear([
    [0, palette.bright],
    [1, darken(palette.mid, 0.35)],
  ]);
  const stripes = times(7, (index) => {
    const top = -60 + index * 120;
    const bottom = -460 + index * 240;
    return `<path d="M${top} 470h60L${bottom + 120} 800H${bottom}Z" fill="#000" opacity="0.1"/>`;
  });
  const lampTower = (x: number) =>
    `<path d="M${x} 110V470" stroke="${darken(palette.deep, 0.4)}" stroke-width="12"/><rect x="${x - 62}" y="54" width="124" height="70" rx="8" fill="${darken(palette.deep, 0.5)}"/>` +
    times(
      6,
      (index) =>
        `<circle cx="${x - 40 + (index % 3) * 40}" cy="${74 + Math.floor(index / 3) * 30}" r="12" fill="#fffbe0"/>`,
    ).join('') +
    glow(sheet, x, 90, 210, '#ffffff', 0.7);
  const trail = sheet.linear(
    [
      [0, palette.accent, 0],
      [1, palette.accent, 0.85],
    ],
    { x1: 0, y1: 1, x2: 1, y2: 0 },
  );
  sheet.add(
    fullRect(air),
    `<path d="M-10 330Q300 250 610 330V480H-10Z" fill="${darken(palette.deep, 0.2)}"/>`,
    times(
      150,
      () =>
        `<circle cx="${num(random.between(0, 600))}" cy="${num(random.between(318, 468))}" r="${num(random.between(2, 5))}" fill="${random.pick([palette.accent, palette.pop, '#ffffff', palette.bright])}" opacity="${num(random.between(0.3, 0.9))}"/>`,
    ).join(''),
    `<rect y="468" width="600" height="332" fill="${pitch}"/>`,
    stripes.join(''),
    `<ellipse cx="300" cy="610" rx="300" ry="90" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="8"/><path d="M0 476H600" stroke="#fff" stroke-opacity="0.8" stroke-width="6"/>`,
    lampTower(92),
    lampTower(508),
    rays(sheet, { cx: 320, cy: 340, radius: 420, count: 16 }, palette.accent, 0.5),
    `<path d="M-20 700Q90 560 190 430L420 250L440 440Q240 560 -20 700Z" fill="${trail}"/>`,
    glow(sheet, 320, 340, 250, '#ffffff', 0.6),
    standing(canvas, propOf(cover, 0), { x: 112, y: 520, size: 150, rotate: -14 }),
    standing(canvas, propOf(cover, 1), { x: 496, y: 520, size: 150, rotate: 12 }),
    standing(canvas, cover.hero, { x: 318, y: 336, size: 340, rotate: -8 }),
    titleShade(canvas, 0.62),
    heroTitle(canvas, {
      warp: 'rise',
      cy: 704,
      height: 176,
      width: 500,
    }),
    vignette(sheet, 0.4),
  );
};
