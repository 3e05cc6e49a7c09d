import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { glow, sparkle, vignette } from '../../motifs/light.ts';
import { solihiya } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

const ARCH = 'M84 590V292Q84 66 300 66T516 292V590Z';

/** A tall arched window of capiz panes in an old house, carved wood around it, the hero on the sill. */
export const capiz: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const wall = sheet.linear([
    [0, palette.mid],
    [1, palette.deep],
  ]);
  const wood = sheet.linear(
    [
      [0, '#d79a5a'],
      [0.5, '#8f4f22'],
      [1, '#4a210a'],
    ],
    { x2: 1, y2: 1 },
  );
  const clip = sheet.clip(`<path d="${ARCH}"/>`);
  const panes = times(56, (index) => {
    const x = 84 + (index % 7) * 62;
    const y = 66 + Math.floor(index / 7) * 66;
    const shell = mix('#fff8e8', palette.bright, random.between(0.05, 0.55));
    return `<rect x="${num(x + 2)}" y="${num(y + 2)}" width="58" height="62" rx="3" fill="${shell}" opacity="${num(random.between(0.75, 1))}"/><path d="M${num(x + 8)} ${num(y + 54)}Q${num(x + 26)} ${num(y + 16)} ${num(x + 54)} ${num(y + 10)}" stroke="#fff" stroke-opacity="0.7" stroke-width="4" fill="none"/>`;
  });
  const sill = sheet.linear([
    [0, '#f0bd7d'],
    [0.4, '#9b5a28'],
    [1, '#4a210a'],
  ]);
  sheet.add(
    fullRect(wall),
    fullRect(solihiya(sheet, 66, palette.accent, 0.16)),
    `<g filter="${sheet.shadow(10, 14, 0.6)}"><path d="M54 620V286Q54 30 300 30T546 286V620Z" fill="${wood}"/></g>`,
    `<g clip-path="${clip}"><rect x="80" y="60" width="440" height="540" fill="${darken(palette.mid, 0.3)}"/>${panes.join('')}</g>`,
    `<path d="${ARCH}" fill="none" stroke="#ffd98a" stroke-width="7"/>`,
    glow(sheet, 300, 380, 280, lighten(palette.accent, 0.5), 0.85),
    standing(canvas, propOf(cover, 2), { x: 176, y: 222, size: 108, rotate: -12 }),
    standing(canvas, propOf(cover, 3), { x: 424, y: 222, size: 108, rotate: 12 }),
    standing(canvas, cover.hero, { x: 300, y: 398, size: 352 }),
    `<g filter="${sheet.shadow(8, 10, 0.6)}"><rect x="20" y="574" width="560" height="34" rx="8" fill="${sill}"/></g>`,
    standing(canvas, propOf(cover, 0), { x: 92, y: 524, size: 138, rotate: -6 }),
    standing(canvas, propOf(cover, 1), { x: 508, y: 524, size: 138, rotate: 6 }),
    `<rect y="608" width="600" height="192" fill="${sheet.linear([
      [0, darken(palette.deep, 0.25), 0.7],
      [0.4, darken(palette.deep, 0.3), 0.96],
    ])}"/>`,
    heroTitle(canvas, { cy: 702, height: 168, warp: 'none' }),
    sparkle(300, 96, 20),
    vignette(sheet, 0.3),
  );
};
