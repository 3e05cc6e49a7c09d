import { darken } from '../drawing/colour.ts';
import { num, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { glow } from './light.ts';

export type Rope = { x1: number; y1: number; x2: number; y2: number; sag: number };
type Colours = readonly [string, ...string[]];

/** A point on the hanging rope, and the direction it runs there, in degrees. */
function onRope(rope: Rope, share: number): { x: number; y: number; degrees: number } {
  const dx = rope.x2 - rope.x1;
  const slope = rope.y2 - rope.y1 + rope.sag * 4 * (1 - 2 * share);
  return {
    x: rope.x1 + dx * share,
    y: rope.y1 + (rope.y2 - rope.y1) * share + rope.sag * 4 * share * (1 - share),
    degrees: (Math.atan2(slope, dx) * 180) / Math.PI,
  };
}

function wire(rope: Rope, colour: string, width: number): string {
  const midX = (rope.x1 + rope.x2) / 2;
  const midY = (rope.y1 + rope.y2) / 2 + rope.sag * 2;
  return `<path d="M${num(rope.x1)} ${num(rope.y1)}Q${num(midX)} ${num(midY)} ${num(rope.x2)} ${num(rope.y2)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;
}

/** A string of round fair bulbs, each with its halo and its glint. */
export function bulbString(
  sheet: Sheet,
  rope: Rope,
  count: number,
  radius: number,
  colours: Colours,
): string {
  const bulbs = times(count, (index) => {
    const { x, y } = onRope(rope, (index + 0.5) / count);
    return bulb(sheet, x, y + radius * 1.1, radius, colours[index % colours.length] ?? colours[0]);
  });
  return wire(rope, '#0b0718', radius * 0.35) + bulbs.join('');
}

export function bulb(sheet: Sheet, x: number, y: number, radius: number, colour: string): string {
  const glass = sheet.radial(
    [
      [0, '#ffffff'],
      [0.35, '#fff3c4'],
      [0.75, colour],
      [1, darken(colour, 0.25)],
    ],
    { cy: 0.42, r: 0.6 },
  );
  return `${glow(sheet, x, y, radius * 3.6, colour, 0.6)}<rect x="${num(x - radius * 0.4)}" y="${num(y - radius * 1.35)}" width="${num(radius * 0.8)}" height="${num(radius * 0.6)}" fill="#2a2233"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${glass}"/>`;
}

/** Fiesta flags; every other one is shaded so that the row seems to flutter. */
export function banderitas(
  sheet: Sheet,
  rope: Rope,
  count: number,
  size: number,
  colours: Colours,
): string {
  const flags = times(count, (index) => {
    const { x, y, degrees } = onRope(rope, (index + 0.5) / count);
    const colour = colours[index % colours.length] ?? colours[0];
    const fill = sheet.linear(
      [
        [0, colour],
        [0.55, colour],
        [1, darken(colour, index % 2 ? 0.35 : 0.18)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.6 },
    );
    const half = size * 0.42;
    const tip = index % 2 ? size * 0.06 : -size * 0.06;
    return `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)})" d="M${num(-half)} 0H${num(half)}L${num(tip)} ${num(size)}Z" fill="${fill}"/>`;
  });
  return wire(rope, '#f5e6c8', size * 0.05) + flags.join('');
}

/** Bulbs along a rounded frame, for marquees. */
export function bulbFrame(
  sheet: Sheet,
  box: { x: number; y: number; width: number; height: number },
  gap: number,
  radius: number,
  colours: Colours,
): string {
  const across = Math.max(1, Math.round(box.width / gap));
  const down = Math.max(1, Math.round(box.height / gap));
  const at: [number, number][] = [];
  for (let index = 0; index < across; index++)
    at.push([box.x + (box.width * index) / across, box.y]);
  for (let index = 0; index < down; index++)
    at.push([box.x + box.width, box.y + (box.height * index) / down]);
  for (let index = 0; index < across; index++)
    at.push([box.x + box.width - (box.width * index) / across, box.y + box.height]);
  for (let index = 0; index < down; index++)
    at.push([box.x, box.y + box.height - (box.height * index) / down]);
  return at
    .map(([x, y], index) => {
      const colour = colours[index % colours.length] ?? colours[0];
      const glass = sheet.radial([
        [0, '#ffffff'],
        [0.4, '#fff3c4'],
        [1, colour],
      ]);
      return `${glow(sheet, x, y, radius * 2.8, colour, 0.55)}<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${glass}"/>`;
    })
    .join('');
}
