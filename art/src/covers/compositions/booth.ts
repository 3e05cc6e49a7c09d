import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { banderitas, bulb } from '../../motifs/garlands.ts';
import { glow, stars, vignette } from '../../motifs/light.ts';
import { dots, suns } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** A painted booth: striped awning, prizes on the shelf, the hero at the counter, the name on the front. */
export const booth: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const night = sheet.linear([
    [0, darken(palette.deep, 0.4)],
    [1, palette.deep],
  ]);
  const wall = sheet.radial(
    [
      [0, lighten(palette.bright, 0.3)],
      [0.6, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.55, r: 0.7 },
  );
  const stripes = times(8, (index) => {
    const left = 20 + index * 70;
    const top = 300 + (left - 300) * 0.86;
    const topRight = 300 + (left + 70 - 300) * 0.86;
    const colour = index % 2 ? '#fff6e4' : palette.pop;
    const fill = sheet.linear([
      [0, darken(colour, 0.25)],
      [0.6, colour],
      [1, darken(colour, 0.14)],
    ]);
    return `<path d="M${num(top)} 66L${num(topRight)} 66L${left + 70} 190H${left}Z" fill="${fill}"/><path d="M${left} 190h70v16a35 35 0 0 1-70 0Z" fill="${darken(colour, 0.06)}"/>`;
  });
  const shelf = (y: number, offset: number) =>
    times(4, (index) =>
      standing(canvas, propOf(cover, index + offset), { x: 126 + index * 116, y, size: 96 }),
    ).join('') +
    `<rect x="52" y="${y + 46}" width="496" height="14" rx="4" fill="${darken(palette.mid, 0.45)}"/><rect x="52" y="${y + 46}" width="496" height="5" fill="${lighten(palette.mid, 0.3)}"/>`;
  const front = sheet.linear([
    [0, mix(palette.mid, palette.pop, 0.15)],
    [1, darken(palette.deep, 0.2)],
  ]);
  const post = `fill="${sheet.linear(
    [
      [0, '#fff0cc'],
      [1, darken(palette.pop, 0.45)],
    ],
    { x2: 1, y2: 0 },
  )}"`;
  sheet.add(
    fullRect(night),
    stars(sheet, random, 60, 300),
    `<rect x="46" y="150" width="508" height="440" fill="${wall}"/><rect x="46" y="150" width="508" height="440" fill="${suns(sheet, 62, palette.accent, 0.22)}"/>`,
    glow(sheet, 300, 390, 330, palette.accent, 0.6),
    shelf(290, 0),
    `<rect x="32" y="170" width="26" height="440" ${post}/><rect x="542" y="170" width="26" height="440" ${post}/>`,
    standing(canvas, cover.hero, { x: 300, y: 446, size: 292 }),
    `<rect x="10" y="572" width="580" height="228" fill="${front}"/><rect x="10" y="572" width="580" height="228" fill="${dots(sheet, 40, palette.accent, 0.14)}"/><rect x="0" y="560" width="600" height="24" rx="6" fill="#fff0cc"/><rect x="0" y="576" width="600" height="10" fill="${darken(palette.pop, 0.3)}"/>`,
    `<g filter="${sheet.shadow(8, 8, 0.5)}">${stripes.join('')}</g>`,
    banderitas(sheet, { x1: -10, y1: 20, x2: 610, y2: 20, sag: 22 }, 14, 42, [
      palette.pop,
      palette.accent,
      palette.bright,
      '#ffffff',
    ]),
    times(9, (index) =>
      bulb(sheet, 30 + index * 67.5, 236, 10, index % 2 ? palette.accent : '#ffd166'),
    ).join(''),
    heroTitle(canvas, { cy: 692, height: 176, warp: 'none' }),
    vignette(sheet, 0.35),
  );
};
