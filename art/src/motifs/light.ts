import { num, polar, times } from '../drawing/number.ts';
import type { Random } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** A halo is a gradient, not a filter: it costs a hundredth of a blur at the same look. */
export function glow(
  sheet: Sheet,
  cx: number,
  cy: number,
  radius: number,
  colour: string,
  opacity = 0.8,
): string {
  const fill = sheet.radial([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="${fill}"/>`;
}

export function rays(
  sheet: Sheet,
  at: { cx: number; cy: number; radius: number; count: number; turn?: number },
  colour: string,
  opacity = 0.5,
): string {
  const half = 360 / at.count / 4;
  const fill = sheet.define(
    `rays ${at.cx} ${at.cy} ${at.radius} ${colour} ${opacity}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(at.cx)}" cy="${num(at.cy)}" r="${num(at.radius)}"><stop offset="0" stop-color="${colour}" stop-opacity="${num(opacity)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  const wedges = times(at.count, (index) => {
    const middle = (360 / at.count) * index + (at.turn ?? 0);
    const [x1, y1] = polar(at.cx, at.cy, at.radius, middle - half);
    const [x2, y2] = polar(at.cx, at.cy, at.radius, middle + half);
    return `M${num(at.cx)} ${num(at.cy)}L${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="url(#${fill})"/>`;
}

export function stars(sheet: Sheet, random: Random, count: number, height: number): string {
  return times(count, () => {
    const x = random.between(0, sheet.width);
    const y = random.between(0, height);
    const radius = random.between(0.6, 2.1) * (sheet.width / 700);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="#fff" opacity="${num(random.between(0.25, 0.95))}"/>`;
  }).join('');
}

export function bokeh(
  sheet: Sheet,
  random: Random,
  colours: readonly [string, ...string[]],
  area: { x: number; y: number; width: number; height: number; count: number; radius: number },
): string {
  return times(area.count, () => {
    const colour = random.pick(colours);
    const radius = random.between(0.25, 1) * area.radius;
    const fill = sheet.radial([
      [0, colour, 0.55],
      [0.8, colour, 0.42],
      [0.9, colour, 0.6],
      [1, colour, 0],
    ]);
    const x = random.between(area.x, area.x + area.width);
    const y = random.between(area.y, area.y + area.height);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" opacity="${num(random.between(0.25, 0.8))}"/>`;
  }).join('');
}

/** A four-pointed glint. */
export function sparkle(
  x: number,
  y: number,
  size: number,
  colour = '#fff',
  opacity = 0.95,
): string {
  const thin = size * 0.1;
  return `<path d="M${num(x)} ${num(y - size)}Q${num(x + thin)} ${num(y - thin)} ${num(x + size)} ${num(y)}Q${num(x + thin)} ${num(y + thin)} ${num(x)} ${num(y + size)}Q${num(x - thin)} ${num(y + thin)} ${num(x - size)} ${num(y)}Q${num(x - thin)} ${num(y - thin)} ${num(x)} ${num(y - size)}Z" fill="${colour}" opacity="${opacity}"/>`;
}

/** Darkens the edges so that the eye goes to the middle. */
export function vignette(sheet: Sheet, opacity = 0.55): string {
  const fill = sheet.radial(
    [
      [0.5, '#000000', 0],
      [1, '#000000', opacity],
    ],
    { r: 0.75 },
  );
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${fill}"/>`;
}

export function spotlight(
  sheet: Sheet,
  from: [number, number],
  to: [number, number],
  spread: number,
  colour: string,
  opacity = 0.5,
): string {
  const fill = sheet.linear([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  return `<path d="M${num(from[0] - 6)} ${num(from[1])}L${num(from[0] + 6)} ${num(from[1])}L${num(to[0] + spread)} ${num(to[1])}L${num(to[0] - spread)} ${num(to[1])}Z" fill="${fill}"/>`;
}
