import { sourceIcon } from './icon-set.ts';
import { num } from './number.ts';
import type { Sheet } from './sheet.ts';

/** `prefix:name` of an installed set, or `perya:name` for a drawing of our own. */
export type Art = `${'fluent-emoji' | 'perya'}:${string}`;

export type Placement = {
  x: number;
  y: number;
  size: number;
  rotate?: number;
  opacity?: number;
  isMirrored?: boolean;
};

/** Icons bring their own ids; two icons on one sheet must not paint with each other's gradients. */
function ownIds(body: string, prefix: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** Wraps a 100 × 100 drawing (or a `use` of one) so that its centre sits at the placement's point. */
export function placed(inner: string, boxSize: number, at: Placement): string {
  const scale = at.size / boxSize;
  const flip = at.isMirrored ? -scale : scale;
  const turn = at.rotate ? ` rotate(${num(at.rotate)})` : '';
  const opacity = at.opacity === undefined ? '' : ` opacity="${num(at.opacity)}"`;
  const half = num(-boxSize / 2);
  return `<g transform="translate(${num(at.x)} ${num(at.y)})${turn} scale(${flip.toFixed(4)} ${scale.toFixed(4)}) translate(${half} ${half})"${opacity}>${inner}</g>`;
}

export function placeIcon(sheet: Sheet, reference: Art, at: Placement): string {
  const icon = sourceIcon(reference);
  const id = sheet.define(
    `icon ${reference}`,
    (made) => `<g id="${made}">${ownIds(icon.body, `${made}-`)}</g>`,
  );
  return placed(`<use href="#${id}"/>`, Math.max(icon.width, icon.height), at);
}
