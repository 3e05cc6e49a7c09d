import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { bokeh, glow, sparkle, spotlight, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** A clearing: layers of leaves close in from the sides, light falls through, the name hangs on top. */
export const jungle: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const air = sheet.radial(
    [
      [0, lighten(palette.accent, 0.4)],
      [0.3, palette.bright],
      [0.7, palette.mid],
      [1, palette.deep],
    ],
    { cy: 0.58, r: 0.6 },
  );
  const leaf = (x: number, y: number, length: number, turn: number, colour: string) => {
    const half = length * 0.24;
    const fill = sheet.linear([
      [0, lighten(colour, 0.14)],
      [1, darken(colour, 0.25)],
    ]);
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"><path d="M0 0Q${num(half * 1.5)} ${num(-length * 0.4)} 0 ${num(-length)}Q${num(-half * 1.5)} ${num(-length * 0.4)} 0 0Z" fill="${fill}"/><path d="M0 0V${num(-length * 0.9)}" stroke="${lighten(colour, 0.3)}" stroke-opacity="0.6" stroke-width="3"/></g>`;
  };
  const side = (count: number, reach: number, colour: string) =>
    times(count, (index) => {
      const isLeft = index % 2 === 0;
      const y = 180 + (index / count) * 640;
      const turn = (isLeft ? 1 : -1) * random.between(34, 92);
      return leaf(isLeft ? -16 : 616, y, random.between(0.75, 1) * reach, turn, colour);
    }).join('');
  const roof = times(9, (index) =>
    leaf(index * 75, -16, random.between(150, 240), 180 + random.between(-30, 30), palette.deep),
  ).join('');
  sheet.add(
    fullRect(air),
    spotlight(sheet, [180, -20], [300, 700], 190, '#ffffff', 0.4),
    spotlight(sheet, [440, -20], [330, 700], 150, '#ffffff', 0.35),
    side(14, 250, mix(palette.mid, palette.bright, 0.35)),
    bokeh(sheet, random, [palette.accent, '#ffffff'], {
      x: 60,
      y: 220,
      width: 480,
      height: 520,
      count: 22,
      radius: 13,
    }),
    glow(sheet, 300, 510, 270, '#ffffff', 0.6),
    `<path d="M-10 726Q300 660 610 726V810H-10Z" fill="${darken(palette.deep, 0.15)}"/>`,
    side(10, 190, mix(palette.deep, palette.mid, 0.6)),
    standing(canvas, propOf(cover, 0), { x: 112, y: 412, size: 122, rotate: -14 }),
    standing(canvas, propOf(cover, 1), { x: 490, y: 400, size: 122, rotate: 14 }),
    standing(canvas, cover.hero, { x: 300, y: 532, size: 376 }),
    standing(canvas, propOf(cover, 2), { x: 98, y: 700, size: 142, rotate: 8 }),
    standing(canvas, propOf(cover, 3), { x: 504, y: 704, size: 142, rotate: -8 }),
    roof,
    fullRect(
      sheet.linear([
        [0, darken(palette.deep, 0.3), 0.9],
        [0.24, darken(palette.deep, 0.2), 0.72],
        [0.4, palette.deep, 0],
      ]),
    ),
    heroTitle(canvas, { cy: 146, height: 196, warp: 'arch' }),
    sparkle(420, 380, 20),
    vignette(sheet, 0.45),
  );
};
