import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { stakeRange as baccarat } from '../baccarat/rules/paytable.ts';
import { stakeRange as colorGame } from '../color-game/rules/paytable.ts';
import { stakeRange as roulette } from '../roulette/rules/paytable.ts';
import { chipAmountsOf } from './chip-amounts.ts';

test.each([
  ['Color Game', colorGame],
  ['Perya Roulette', roulette],
  ['Baccarat Royale', baccarat],
])('%s has chips from its smallest stake up to its limit', (_name, stakeRange) => {
  const amounts = chipAmountsOf(stakeRange);
  expect(amounts[0]).toBe(stakeRange.stakeMin);
  expect(amounts.at(-1)).toBe(stakeRange.stakeMax);
  expect(amounts).toEqual(amounts.toSorted((a, b) => Number(a - b)));
});

test('no chip is larger than what may be staked', () => {
  expect(chipAmountsOf({ stakeMax: centavos(60_00n) })).toEqual([5_00n, 20_00n, 50_00n]);
});
