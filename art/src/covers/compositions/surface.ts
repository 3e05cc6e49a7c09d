import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { palm } from '../../motifs/fairground.ts';
import { glow, rays, sparkle, vignette } from '../../motifs/light.ts';
import { drawArt } from '../../objects/draw-art.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** Half above the water, half below: a boat under the sun, the hero and its school in the clear beneath. */
export const surface: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const air = sheet.linear([
    [0, palette.mid],
    [0.2, palette.bright],
    [0.34, lighten(palette.accent, 0.3)],
  ]);
  const water = sheet.linear([
    [0, lighten(palette.bright, 0.25), 0.95],
    [0.4, palette.mid],
    [1, darken(palette.deep, 0.2)],
  ]);
  const boatX = random.between(0, 1) > 0.5 ? 150 : 450;
  const islandX = 600 - boatX;
  const bubbles = times(26, () => {
    const radius = num(random.between(3, 14));
    return `<circle cx="${num(random.between(0, 600))}" cy="${num(random.between(300, 640))}" r="${radius}" fill="#fff" fill-opacity="0.15" stroke="#fff" stroke-opacity="0.65" stroke-width="1.5"/>`;
  });
  sheet.add(
    fullRect(air),
    rays(sheet, { cx: 300, cy: 200, radius: 480, count: 24 }, '#ffffff', 0.55),
    glow(sheet, 300, 200, 250, '#fff6c8', 0.9),
    `<circle cx="300" cy="196" r="80" fill="${lighten(palette.accent, 0.5)}"/>`,
    `<path d="M${islandX - 150} 250Q${islandX - 60} 176 ${islandX} 208T${islandX + 150} 250Z" fill="${mix(palette.deep, palette.mid, 0.5)}"/>`,
    palm(islandX - 30, 226, 130, darken(palette.deep, 0.15), 1),
    palm(islandX + 20, 222, 104, darken(palette.deep, 0.15), -1),
    drawArt(sheet, 'perya:vinta', { x: boatX, y: 168, size: 178 }),
    `<path d="M-10 248Q70 226 150 246T310 246T470 246T610 244V800H-10Z" fill="${water}"/><path d="M-10 248Q70 226 150 246T310 246T470 246T610 244" fill="none" stroke="#fff" stroke-width="9" stroke-opacity="0.9"/><path d="M-10 268Q70 250 150 266T310 266T470 266T610 264" fill="none" stroke="#fff" stroke-width="4" stroke-opacity="0.5"/>`,
    glow(sheet, 300, 440, 290, '#ffffff', 0.5),
    standing(canvas, propOf(cover, 0), { x: 92, y: 350, size: 122, isMirrored: true }),
    standing(canvas, propOf(cover, 1), { x: 516, y: 344, size: 122 }),
    bubbles.join(''),
    standing(canvas, cover.hero, { x: 300, y: 448, size: 366, rotate: 6 }),
    standing(canvas, propOf(cover, 2), { x: 100, y: 566, size: 122, isMirrored: true }),
    standing(canvas, propOf(cover, 3), { x: 504, y: 570, size: 122 }),
    titleShade(canvas, 0.68),
    heroTitle(canvas, { cy: 704, height: 164, warp: 'rise' }),
    sparkle(404, 330, 20),
    vignette(sheet, 0.3),
  );
};
