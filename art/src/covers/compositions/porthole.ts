import { darken, lighten } from '../../drawing/colour.ts';
import { num, polar, times } from '../../drawing/number.ts';
import { glow, sparkle, vignette } from '../../motifs/light.ts';
import { zigzag } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

/** Seen from inside the boat: planks, a brass porthole, the hero breaking out of the glass. */
export const porthole: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const planks = times(7, (index) => {
    const fill = sheet.linear([
      [0, lighten(palette.mid, index % 2 ? 0.06 : 0.14)],
      [1, darken(palette.deep, 0.1)],
    ]);
    return `<rect x="${index * 86 - 1}" width="84" height="800" fill="${fill}"/><rect x="${index * 86 + 82}" width="5" height="800" fill="${darken(palette.deep, 0.5)}"/>`;
  });
  const brass = sheet.linear(
    [
      [0, '#fff3b8'],
      [0.45, '#d99a1b'],
      [0.7, '#8a5200'],
      [1, '#e8b84a'],
    ],
    { x2: 1, y2: 1 },
  );
  const water = sheet.linear([
    [0, lighten(palette.bright, 0.5)],
    [0.45, palette.bright],
    [1, palette.deep],
  ]);
  const rivets = times(14, (index) => {
    const [x, y] = polar(300, 470, 262, (360 / 14) * index);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="13" fill="${brass}" stroke="#5a3300" stroke-width="3"/>`;
  });
  const clip = sheet.clip('<circle cx="300" cy="470" r="232"/>');
  const bubbles = times(26, () => {
    const x = random.between(80, 520);
    const y = random.between(250, 690);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(random.between(4, 16))}" fill="#fff" fill-opacity="0.16" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/>`;
  });
  const swimmer = (index: number, x: number, y: number, size: number) =>
    standing(canvas, propOf(cover, index), { x, y, size, isMirrored: x < 300 });
  sheet.add(
    planks.join(''),
    `<rect y="0" width="600" height="20" fill="${palette.pop}"/><rect y="20" width="600" height="26" fill="${zigzag(sheet, 26, palette.accent, 0.8)}"/>`,
    `<g filter="${sheet.shadow(12, 14, 0.65)}"><circle cx="300" cy="470" r="292" fill="${brass}"/></g><circle cx="300" cy="470" r="240" fill="#4a2a00"/>${rivets.join('')}`,
    `<g clip-path="${clip}"><rect x="60" y="230" width="480" height="480" fill="${water}"/>${glow(sheet, 300, 430, 240, '#ffffff', 0.5)}${swimmer(0, 146, 350, 118)}${swimmer(1, 462, 372, 118)}${swimmer(2, 160, 588, 112)}${swimmer(3, 448, 600, 112)}${bubbles.join('')}</g>`,
    `<path d="M110 400A206 206 0 0 1 250 272" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="16" stroke-linecap="round"/>`,
    standing(canvas, cover.hero, { x: 312, y: 500, size: 396, rotate: -8 }),
    fullRect(
      sheet.linear([
        [0, darken(palette.deep, 0.35), 0.85],
        [0.2, darken(palette.deep, 0.35), 0.6],
        [0.32, palette.deep, 0],
      ]),
    ),
    heroTitle(canvas, { cy: 124, height: 166, warp: 'none' }),
    sparkle(486, 262, 22),
    vignette(sheet, 0.4),
  );
};
