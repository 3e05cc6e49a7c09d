import { lighten } from '../drawing/colour.ts';
import { type Face, outline } from '../drawing/lettering.ts';
import { num } from '../drawing/number.ts';
import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { banderitas, bulbString } from '../motifs/garlands.ts';
import { glow, rays, stars, vignette } from '../motifs/light.ts';
import { drawMark, type MarkShape } from './draw-mark.ts';
import { BRAND_PALETTES, type BrandTag } from './palettes.ts';

const FACES: Record<BrandTag, Face> = {
  perya: 'lilita-one',
  sinag: 'titan-one',
  tala: 'shrikhand',
  h5: 'bungee',
};

/** Mark and name side by side. The name is painted with currentColor-free brand colours that hold on both themes. */
export function composeLockup(tag: BrandTag): Sheet {
  const palette = BRAND_PALETTES[tag];
  const word = outline(palette.name, FACES[tag], 58, 'none', 0.015);
  const width = 96 + 16 + word.width + 8;
  const sheet = new Sheet(Math.ceil(width), 96);
  const face = sheet.linear([
    [0, lighten(palette.accent, tag === 'perya' || tag === 'sinag' ? 0.15 : 0)],
    [1, palette.accentDeep],
  ]);
  const d = `<path d="${word.d}" transform="translate(${num(112 + word.width / 2)} 49)"`;
  return sheet.add(
    `<g transform="scale(0.96)">${drawMark(sheet, tag, 'rounded')}</g>`,
    `${d} fill="${face}"/>`,
  );
}

export function composeMark(tag: BrandTag, shape: MarkShape): Sheet {
  const sheet = new Sheet(100, 100);
  return sheet.add(drawMark(sheet, tag, shape));
}

/** The picture that social networks show for a link. */
export function composeCard(tag: BrandTag): Sheet {
  const palette = BRAND_PALETTES[tag];
  const random = randomOf(`card ${tag}`);
  const sheet = new Sheet(1200, 630);
  const sky = sheet.linear([
    [0, palette.night],
    [0.6, palette.dusk],
    [1, palette.horizon],
  ]);
  const word = outline(palette.name, FACES[tag], 210, 'none', 0.015);
  const face = sheet.linear([
    [0, '#fffbe8'],
    [0.5, lighten(palette.accent, 0.35)],
    [1, palette.accent],
  ]);
  const start = (1200 - (250 + 50 + word.width)) / 2;
  const name = (attributes: string, dy: number) =>
    `<path d="${word.d}" transform="translate(${num(start + 300 + word.width / 2)} ${330 + dy})" ${attributes}/>`;
  return sheet.add(
    `<rect width="1200" height="630" fill="${sky}"/>`,
    stars(sheet, random, 120, 420),
    rays(sheet, { cx: 600, cy: 330, radius: 900, count: 24 }, palette.accent, 0.28),
    glow(sheet, 600, 330, 480, palette.accent, 0.35),
    vignette(sheet, 0.6),
    banderitas(sheet, { x1: -20, y1: -10, x2: 1220, y2: -10, sag: 50 }, 25, 66, palette.lights),
    bulbString(sheet, { x1: -20, y1: 560, x2: 1220, y2: 560, sag: 26 }, 30, 9, palette.lights),
    `<g transform="translate(${num(start)} 205) scale(2.5)">${drawMark(sheet, tag, 'rounded')}</g>`,
    name(
      `fill="${palette.night}" stroke="${palette.night}" stroke-width="26" stroke-linejoin="round"`,
      10,
    ),
    name(
      `fill="${palette.night}" stroke="${palette.night}" stroke-width="26" stroke-linejoin="round"`,
      0,
    ),
    name(`fill="${face}"`, 0),
  );
}
