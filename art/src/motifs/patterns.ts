import { num, polar, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';

function tile(sheet: Sheet, name: string, size: number, inner: string): string {
  const id = sheet.define(
    `pattern ${name} ${size} ${inner}`,
    (made) =>
      `<pattern id="${made}" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse">${inner}</pattern>`,
  );
  return `url(#${id})`;
}

/** Banig: the woven sleeping mat, over and under. */
export function banig(sheet: Sheet, size: number, first: string, second: string): string {
  const half = size / 2;
  const strip = (x: number, y: number, colour: string, isUpright: boolean) => {
    const lines = times(3, (index) => {
      const at = (half / 4) * (index + 1);
      return isUpright
        ? `M${num(x + at)} ${num(y)}v${num(half)}`
        : `M${num(x)} ${num(y + at)}h${num(half)}`;
    }).join('');
    return `<rect x="${num(x)}" y="${num(y)}" width="${num(half)}" height="${num(half)}" fill="${colour}"/><path d="${lines}" stroke="#000" stroke-opacity="0.14" stroke-width="${num(size * 0.03)}"/>`;
  };
  return tile(
    sheet,
    'banig',
    size,
    strip(0, 0, first, true) +
      strip(half, 0, second, false) +
      strip(0, half, second, false) +
      strip(half, half, first, true),
  );
}

/** Solihiya: the cane lattice of Filipino chairs. */
export function solihiya(sheet: Sheet, size: number, colour: string, opacity: number): string {
  const third = size / 3;
  return tile(
    sheet,
    'solihiya',
    size,
    `<path d="M0 ${num(third)}H${num(size)}M0 ${num(third * 2)}H${num(size)}M${num(third)} 0V${num(size)}M${num(third * 2)} 0V${num(size)}M0 0L${num(size)} ${num(size)}M${num(size)} 0L0 ${num(size)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${num(size * 0.05)}" fill="none"/>`,
  );
}

export function dots(sheet: Sheet, size: number, colour: string, opacity: number): string {
  const radius = num(size * 0.16);
  return tile(
    sheet,
    'dots',
    size,
    `<g fill="${colour}" fill-opacity="${opacity}"><circle cx="${num(size / 4)}" cy="${num(size / 4)}" r="${radius}"/><circle cx="${num((size * 3) / 4)}" cy="${num((size * 3) / 4)}" r="${radius}"/></g>`,
  );
}

/** Eight-rayed suns in rows. */
export function suns(sheet: Sheet, size: number, colour: string, opacity: number): string {
  const half = size / 2;
  const beams = times(8, (index) => {
    const [x1, y1] = polar(half, half, size * 0.2, index * 45);
    const [x2, y2] = polar(half, half, size * 0.36, index * 45);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }).join('');
  return tile(
    sheet,
    'suns',
    size,
    `<g stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${num(size * 0.06)}" stroke-linecap="round"><circle cx="${num(half)}" cy="${num(half)}" r="${num(size * 0.12)}" fill="${colour}" fill-opacity="${opacity}" stroke="none"/><path d="${beams}"/></g>`,
  );
}

export function zigzag(sheet: Sheet, size: number, colour: string, opacity: number): string {
  const quarter = size / 4;
  return tile(
    sheet,
    'zigzag',
    size,
    `<path d="M${num(-quarter)} ${num(quarter * 2)}L${num(quarter)} ${num(quarter)}L${num(quarter * 3)} ${num(quarter * 3)}L${num(size + quarter)} ${num(quarter)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${num(size * 0.1)}"/>`,
  );
}
