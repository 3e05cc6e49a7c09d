import { expect, test } from 'vitest';
import { balanceChoices, roundChoices } from './auto-choices.ts';

test('offers never more rounds than the house allows, and its most where there is room', () => {
  expect(roundChoices(3)).toEqual([3]);
  expect(roundChoices(10)).toEqual([10]);
  expect(roundChoices(60)).toEqual([10, 25, 50, 60]);
  expect(Math.max(...roundChoices(500))).toBeLessThanOrEqual(500);
  expect(roundChoices(500)).toHaveLength(5);
});

test('offers parts of the balance in whole pesos, each once', () => {
  expect(balanceChoices(1_000_50n)).toEqual([750_00n, 500_00n, 250_00n]);
  expect(balanceChoices(2_00n)).toEqual([1_00n]);
  expect(balanceChoices(0n)).toEqual([]);
});
