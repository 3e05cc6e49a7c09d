import { toBasisPoints, toNumber } from '@perya/game-kit/fraction';
import { confidenceOf, simulate } from '@perya/game-kit/simulate';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import type { Card } from '../../dice-and-cards/deck.ts';
import { rules, simulatedPlay } from './index.ts';
import { info, sideReturns } from './info.ts';
import { type Pair, type PlusThree, pairOf, plusThreeOf } from './side-bets.ts';
import { computePairs, computePlusThree } from './side-returns.ts';

test.each<[string, PlusThree | null]>([
  ['7s 7s 7s', 'suitedTrips'],
  ['7s 7h 7s', 'trips'],
  ['5s 7s 6s', 'straightFlush'],
  ['As 3s 2s', 'straightFlush'],
  ['Ks As Qs', 'straightFlush'],
  ['9h 8s Td', 'straight'],
  ['Qh As Kd', 'straight'],
  ['2s 9s Ks', 'flush'],
  ['As 2s Ks', 'flush'],
  ['Kh As 2d', null],
  ['7s 7h 8s', null],
])('21+3 of %s is %s, in whatever order', (cards, made) => {
  const [a, b, c] = cards.split(' ') as [Card, Card, Card];
  const orders = [
    [a, b, c],
    [b, c, a],
    [c, b, a],
  ] as const;
  for (const order of orders) expect(plusThreeOf(...order)).toBe(made);
});

test.each<[Card, Card, Pair | null]>([
  ['Ks', 'Ks', 'perfect'],
  ['Ks', 'Kc', 'coloured'],
  ['4h', '4d', 'coloured'],
  ['4h', '4s', 'mixed'],
  ['Ks', 'Qs', null],
  ['Ts', 'Ks', null],
])('Perfect Pairs of %s and %s is %s', (first, second, made) => {
  expect(pairOf(first, second)).toBe(made);
});

test('the info sheet states of both what every order of the six decks gives', () => {
  for (const [counted, stated] of [
    [computePlusThree(), sideReturns.plusThree],
    [computePairs(), sideReturns.pairs],
  ] as const) {
    expect(stated).toEqual({
      returned: toBasisPoints(counted.returned),
      chance: toBasisPoints(counted.chance),
    });
  }
  expect(info.sections.some(({ title }) => title.en === 'Side bets')).toBe(true);
});

test('both return in play what was counted', () => {
  const exact = (toNumber(computePlusThree().returned) + toNumber(computePairs().returned)) / 2;
  const chances = Array.from({ length: 3 }, (_, at) => at + 1);
  for (const hands of chances) {
    // The stake on the hands is small beside the side bets; what it brings is taken off.
    const side = centavos(50_000);
    const bet = { stake: centavos(1_000), hands, plusThree: side, pairs: side };
    const sidesOnly = {
      ...rules,
      stakeOf: () => centavos(2n * side * BigInt(hands)),
      extraStakeOf: () => centavos(0),
      open: (...asked: Parameters<typeof rules.open>) => {
        const { state } = rules.open(...asked);
        const payout = rules
          .show(state)
          .sides.reduce((sum, { paid }) => sum + paid.plusThree + paid.pairs, 0n);
        return { state, payout: centavos(payout) };
      },
    };
    const play = { ...simulatedPlay, bet };
    const result = simulate({ game: sidesOnly, play, rounds: 40_000, seed: 3 + hands });
    const { low, high } = confidenceOf(result, '99.9%');
    expect(exact).toBeGreaterThan(low);
    expect(exact).toBeLessThan(high);
  }
});
