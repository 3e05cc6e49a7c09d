import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const brands = ['perya', 'sinag', 'tala', 'h5'] as const;
const themes = ['light', 'dark'] as const;

/** Text that is read: WCAG 2.2 AA asks for 4.5. */
const textPairs: [string, string][] = [
  ...['surface', 'raised', 'sunken'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-muted', ground],
  ]),
  ['accent-strong', 'surface'],
  ['accent-strong', 'raised'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['glow-ink', 'glow-from'],
  ['glow-ink', 'glow-to'],
  ['spark', 'glow-from'],
  ['spark', 'glow-to'],
  ...['positive', 'warning', 'negative'].flatMap((status): [string, string][] => [
    [status, 'surface'],
    [status, 'raised'],
    [status, `${status}-soft`],
    ['ink', `${status}-soft`],
  ]),
  ['negative-ink', 'negative'],
  ['negative-ink', 'negative-hover'],
];

/** What only has to be made out, such as the edge of a field or the focus ring: 3. */
const shapePairs: [string, string][] = [
  ['control', 'surface'],
  ['control', 'raised'],
  ['control', 'sunken'],
  ['accent-strong', 'sunken'],
  ['focus', 'surface'],
  ['focus', 'raised'],
  ['focus', 'sunken'],
];

function read(file: string): string {
  return readFileSync(new URL(`./brands/${file}.css`, import.meta.url), 'utf8');
}

function colours(brand: string, theme: (typeof themes)[number]): Map<string, string> {
  const declared = `${read(brand)}${read('status')}`.matchAll(
    /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  );
  return new Map(
    [...declared].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function tooFaint(found: Map<string, string>, pairs: [string, string][], least: number): string[] {
  return pairs.flatMap(([front, ground]) => {
    const ratio = contrast(found.get(front) ?? '#000000', found.get(ground) ?? '#000000');
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

/** Only the heroes of the player app have these. */
const isFestive = /^(?:glow|spark)/;

describe('the colours of the staff app', () => {
  it.each(themes)('are all declared and readable in the %s theme', (theme) => {
    const found = colours('staff', theme);
    const texts = textPairs.filter((pair) => !pair.some((name) => isFestive.test(name)));
    const named = new Set([...texts, ...shapePairs].flat());
    expect([...named].filter((name) => !found.has(name))).toEqual([]);
    expect(tooFaint(found, texts, 4.5)).toEqual([]);
    expect(tooFaint(found, shapePairs, 3)).toEqual([]);
  });
});

describe.each(brands)('the colours of %s', (brand) => {
  it.each(themes)('are all declared and readable in the %s theme', (theme) => {
    const found = colours(brand, theme);
    const named = new Set([...textPairs, ...shapePairs].flat());
    expect([...named].filter((name) => !found.has(name))).toEqual([]);
    expect(tooFaint(found, textPairs, 4.5)).toEqual([]);
    expect(tooFaint(found, shapePairs, 3)).toEqual([]);
  });
});
