import { expect, it } from 'vitest';
import { percentOf, shareTyped } from './share-typed.ts';

it.each([
  ['0', 0],
  ['0.5', 5000],
  [' 1.25 ', 12_500],
  ['10', 100_000],
  ['0.0001', 1],
])('reads %s percent', (typed, ppm) => {
  expect(shareTyped(typed)).toBe(ppm);
});

it.each(['', 'a', '-1', '0.00001', '1,5', '100'])('does not read %s', (typed) => {
  expect(shareTyped(typed)).toBeNull();
});

it('writes what it read', () => {
  for (const ppm of [0, 1, 333, 5000, 100_000]) expect(shareTyped(percentOf(ppm))).toBe(ppm);
});
