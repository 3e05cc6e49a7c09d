import { expect, test } from 'vitest';
import { placesOfSymbol, teaseFrom } from './tease.ts';

const grid = [
  ['parol', 'mango', 'top'],
  ['mango', 'top', 'kite'],
  ['kite', 'parol', 'top'],
  ['mango', 'top', 'kite'],
  ['mango', 'kite', 'parol'],
] as const;

test('keeps the player waiting from the reel after the last but one lantern', () => {
  expect(teaseFrom(grid, 'parol', 2)).toBe(3);
  expect(teaseFrom(grid, 'parol', 1)).toBe(1);
});

test('does not tease where the reels before began nothing', () => {
  expect(teaseFrom(grid, 'parol', 3)).toBe(5);
  expect(teaseFrom(grid, 'jeepney', 1)).toBe(5);
});

test('finds the places of a symbol over the whole window', () => {
  expect(placesOfSymbol(grid, 'parol')).toEqual([0, 7, 14]);
  expect(placesOfSymbol(grid, 'jeepney')).toEqual([]);
});
