import { darken, lighten } from './colour.ts';
import { balancedLines, type Face, fittedSize, outline, type Warp } from './lettering.ts';
import { num } from './number.ts';
import type { Sheet } from './sheet.ts';

/** A longer name of several words is broken in two, so that it stays readable on a cover 200 px wide. */
const LONGEST_ONE_LINE = 7;

export type TitleStyle = {
  cx: number;
  cy: number;
  width: number;
  height: number;
  face: Face;
  warp: Warp;
  /** The bright face colour of the letters; the outline and the side are derived from `ink`. */
  face1: string;
  face2: string;
  ink: string;
};

/** Painted fairground lettering: a dark side below, a thick outline, a light rim, a two-tone face with a gloss. */
function letters(sheet: Sheet, d: string, size: number, style: TitleStyle): string {
  const depth = size * 0.085;
  const face = sheet.linear([
    [0, lighten(style.face1, 0.35)],
    [0.48, style.face1],
    [0.52, style.face2],
    [1, darken(style.face2, 0.12)],
  ]);
  const side = darken(style.ink, 0.45);
  const stroke = (colour: string, width: number, dy: number) =>
    `<path d="${d}" transform="translate(0 ${num(dy)})" fill="${colour}" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"/>`;
  return [
    `<g opacity="0.45">${stroke('#000000', size * 0.24, depth * 2)}</g>`,
    stroke(side, size * 0.2, depth),
    stroke(side, size * 0.2, depth * 0.5),
    stroke(style.ink, size * 0.2, 0),
    stroke(lighten(style.face1, 0.75), size * 0.075, 0),
    `<path d="${d}" fill="${face}" stroke="${darken(style.face2, 0.35)}" stroke-width="${num(size * 0.012)}"/>`,
  ].join('');
}

/** Scripts keep their small letters; poster faces are read from far away and stand in capitals. */
const textOf = (name: string, face: Face) => (face === 'shrikhand' ? name : name.toUpperCase());

export function drawTitle(sheet: Sheet, name: string, style: TitleStyle): string {
  const lines = balancedLines(textOf(name, style.face), LONGEST_ONE_LINE);
  const share = style.height / lines.length;
  const shapes = lines.map((line) => {
    const size = fittedSize(line, style.face, style.width, share * 0.8);
    return { size, ...outline(line, style.face, size, style.warp, 0.02) };
  });
  const gap = style.height * 0.1;
  const total = shapes.reduce((sum, shape) => sum + shape.height, gap * (shapes.length - 1));
  let top = style.cy - total / 2;
  return shapes
    .map((shape) => {
      const y = top + shape.height / 2;
      top += shape.height + gap;
      return `<g transform="translate(${num(style.cx)} ${num(y)})">${letters(sheet, shape.d, shape.size, style)}</g>`;
    })
    .join('');
}
