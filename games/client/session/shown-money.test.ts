import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { balanceOf, withRevealed, withUnrevealed, withWallet } from './shown-money.ts';

test('shows each payout when its own round ends, whichever of several ends first', () => {
  const first = withUnrevealed(withWallet(null, centavos(105_00)), 'a', centavos(15_00));
  expect(balanceOf(first)).toBe(90_00n);
  const both = withUnrevealed(withWallet(first, centavos(97_00)), 'b', centavos(2_00));
  expect(balanceOf(both)).toBe(80_00n);
  const afterSecond = withRevealed(both, 'b');
  expect(balanceOf(afterSecond)).toBe(82_00n);
  expect(balanceOf(withRevealed(afterSecond, 'a'))).toBe(97_00n);
});

test('a wallet that is read anew tells nothing of the rounds that still play', () => {
  const playing = withUnrevealed(withWallet(null, centavos(105_00)), 'a', centavos(15_00));
  expect(balanceOf(withWallet(playing, centavos(205_00)))).toBe(190_00n);
});

test('a round without a payout holds nothing back, and may be revealed all the same', () => {
  const money = withUnrevealed(withWallet(null, centavos(90_00)), 'a', centavos(0));
  expect(balanceOf(money)).toBe(90_00n);
  expect(balanceOf(withRevealed(money, 'a'))).toBe(90_00n);
});
