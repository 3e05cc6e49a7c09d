import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { num } from './number.ts';

const require = createRequire(import.meta.url);

const FILES = {
  'lilita-one': require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  bungee: require.resolve('@fontsource/bungee/files/bungee-latin-400-normal.woff'),
  rye: require.resolve('@fontsource/rye/files/rye-latin-400-normal.woff'),
  shrikhand: require.resolve('@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff'),
  'titan-one': require.resolve('@fontsource/titan-one/files/titan-one-latin-400-normal.woff'),
};

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];
export type Warp = 'none' | 'arch' | 'bulge' | 'rise';

const fonts = new Map<Face, opentype.Font>();

function fontOf(face: Face): opentype.Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = readFileSync(FILES[face]);
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );
  fonts.set(face, font);
  return font;
}

type Outline = { d: string; width: number; height: number };
type Point = (x: number, y: number) => [number, number];

function bender(warp: Warp, width: number, height: number): Point {
  const curve = (x: number) => 1 - ((2 * x) / width - 1) ** 2;
  if (warp === 'arch') return (x, y) => [x, y - curve(x) * height * 0.22];
  if (warp === 'bulge')
    return (x, y) => [x, (y + height / 2) * (0.86 + 0.3 * curve(x)) - height / 2];
  if (warp === 'rise') return (x, y) => [x - y * 0.12, y - (x / width) * height * 0.25];
  return (x, y) => [x, y];
}

/** Text as a path: baseline-free, centred on 0,0, so that no reader needs the font. */
export function outline(
  text: string,
  face: Face,
  size: number,
  warp: Warp = 'none',
  trackingEm = 0.01,
): Outline {
  const font = fontOf(face);
  // The library knows letterSpacing; its type declarations do not.
  const options: opentype.RenderOptions & { letterSpacing: number } = {
    kerning: true,
    letterSpacing: trackingEm,
  };
  const path = font.getPath(text, 0, 0, size, options);
  const box = path.getBoundingBox();
  const width = box.x2 - box.x1;
  const height = box.y2 - box.y1;
  const bend = bender(warp, width, height);
  const at = (x = 0, y = 0) => {
    const [bentX, bentY] = bend(x - box.x1, y - box.y2);
    return `${num(bentX - width / 2)} ${num(bentY + height / 2)}`;
  };
  const d = path.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'C')
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('');
  return { d, width, height };
}

/** The largest size at which the text still fits the box. */
export function fittedSize(text: string, face: Face, width: number, height: number): number {
  const probe = outline(text, face, 100);
  return Math.min((width / probe.width) * 100, (height / probe.height) * 100);
}

/** Breaks a name into the two most even lines when it has more than one word. */
export function balancedLines(name: string, longestOneLine: number): string[] {
  const words = name.split(' ');
  if (words.length === 1 || name.length <= longestOneLine) return [name];
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  cuts.sort((first, second) => first.longest - second.longest);
  return cuts[0]?.lines ?? [name];
}
