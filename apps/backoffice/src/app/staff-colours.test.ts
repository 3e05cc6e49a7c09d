import { readFileSync } from 'node:fs';
import {
  type BrandColours,
  type ColourToken,
  colourTokens,
  contrastLeast,
  contrastOf,
  faintPairs,
  sayFaint,
  statusColours,
  type ThemedColour,
  themes,
} from '@perya/contract/brands/brand-colours';
import { expect, it } from 'vitest';

/** The colours that a stylesheet declares, by their tokens. */
function declared(file: string): Record<string, ThemedColour> {
  const styles = readFileSync(
    new URL(`../../../../packages/ui/src/brands/${file}.css`, import.meta.url),
    'utf8',
  );
  const found = styles.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries(
    [...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

/** Only the heroes of the player app have these. */
const isFestive = (token: ColourToken) => /^(?:glow|spark)/.test(token);

/** A bar on its ground, as that of a budget: it only has to be made out. */
const barPairs = [
  ['accent', 'line'],
  ['negative', 'line'],
] as const;

it('the colours of the staff app are all declared and readable in both themes', () => {
  const found = declared('staff');
  const own = colourTokens.filter((token) => !isFestive(token));
  expect(own.filter((token) => !(token in found))).toEqual([]);
  const festive = { 'glow-from': '#000000', 'glow-to': '#000000', spark: '#ffffff' } as const;
  const colours = {
    ...found,
    'glow-ink': { light: '#ffffff', dark: '#ffffff' },
    ...Object.fromEntries(
      Object.entries(festive).map(([token, hex]) => [token, { light: hex, dark: hex }]),
    ),
  } as unknown as BrandColours;
  expect(faintPairs(colours).map(sayFaint)).toEqual([]);
  const all: Readonly<Record<string, ThemedColour>> = { ...found, ...statusColours };
  const bars = barPairs.filter(([front, ground]) =>
    themes.some((theme) => {
      const one = all[front]?.[theme];
      const other = all[ground]?.[theme];
      return !one || !other || contrastOf(one, other) < contrastLeast.seen;
    }),
  );
  expect(bars).toEqual([]);
});

it('success, warning and failure are the colours that brands are judged beside, and read on their own grounds', () => {
  const found = declared('status');
  expect(found).toMatchObject(statusColours);
  const pairs = [
    ...(['positive', 'warning', 'negative'] as const).map((name) => [name, `${name}-soft`]),
    ['negative-ink', 'negative'],
    ['negative-ink', 'negative-hover'],
  ];
  const faint = pairs.flatMap(([front = '', ground = '']) =>
    themes.filter((theme) => {
      const one = found[front]?.[theme];
      const other = found[ground]?.[theme];
      return !one || !other || contrastOf(one, other) < contrastLeast.read;
    }),
  );
  expect(faint).toEqual([]);
});
