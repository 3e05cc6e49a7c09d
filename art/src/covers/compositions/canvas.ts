import { darken } from '../../drawing/colour.ts';
import { drawTitle, type TitleStyle } from '../../drawing/draw-title.ts';
import type { Art, Placement } from '../../drawing/place-icon.ts';
import type { Random } from '../../drawing/random.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { drawArt } from '../../objects/draw-art.ts';
import type { CoverSpec } from '../cover-spec.ts';
import type { CoverPalette } from '../palettes.ts';

export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 800;

export type Canvas = {
  sheet: Sheet;
  cover: CoverSpec;
  palette: CoverPalette;
  random: Random;
};

export type Composition = (canvas: Canvas) => void;

export function fullRect(fill: string): string {
  return `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${fill}"/>`;
}

/** A prop by index; a short list goes round. */
export function propOf(cover: CoverSpec, index: number): Art {
  return cover.props[index % cover.props.length] ?? cover.props[0];
}

/** Something that stands in front of the scene and throws a shadow. */
export function standing(canvas: Canvas, art: Art, at: Placement): string {
  const blur = Math.max(6, at.size * 0.045);
  return `<g filter="${canvas.sheet.shadow(blur * 1.1, blur, 0.5)}">${drawArt(canvas.sheet, art, at)}</g>`;
}

export function heroTitle(canvas: Canvas, place: Partial<TitleStyle> = {}): string {
  const { sheet, cover, palette } = canvas;
  return drawTitle(sheet, cover.name, {
    cx: COVER_WIDTH / 2,
    cy: 672,
    width: 520,
    height: 200,
    face: cover.face,
    warp: 'bulge',
    face1: palette.face1,
    face2: palette.face2,
    ink: darken(palette.deep, 0.15),
    ...place,
  });
}

/** Darkens the lower third so that the name reads at 200 px. */
export function titleShade(canvas: Canvas, from = 0.55): string {
  const dark = darken(canvas.palette.deep, 0.35);
  return fullRect(
    canvas.sheet.linear([
      [from, dark, 0],
      [Math.min(0.95, from + 0.25), dark, 0.75],
      [1, dark, 0.95],
    ]),
  );
}
