import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { checkRtp } from './check-rtp.ts';
import { add, fraction, multiply, toBasisPoints, toNumber } from './fraction.ts';
import type { GameRules } from './game.ts';
import { addSums, confidenceOf, noRounds, resultOf, simulate, sumRounds } from './simulate.ts';

/** Heads pays 1.9 times the stake; a double costs the stake again and pays twice as much. */
const coin: GameRules<bigint, 'double' | 'stand', { stake: bigint }, null> = {
  slug: 'coin',
  name: 'Coin',
  kind: 'quick',
  stakeRange: { stakeMin: centavos(100), stakeMax: centavos(100), payoutMax: centavos(1000) },
  rtpBasisPoints: 9500,
  parseBet: () => 100n,
  parseMove: () => 'stand',
  stakeOf: (bet) => centavos(bet),
  open: (stake) => ({ state: { stake }, payout: null }),
  extraStakeOf: ({ stake }, move) => centavos(move === 'double' ? stake : 0n),
  move: ({ stake }, move, random) => ({
    state: { stake },
    payout: centavos(
      random.below(2) === 0 ? 0n : (stake * (move === 'double' ? 380n : 190n)) / 100n,
    ),
  }),
  show: () => null,
  describe: () => [],
};
const play = {
  bet: 100n,
  chooseMove: (_state: unknown, random: { below(bound: number): number }) =>
    random.below(2) === 0 ? ('double' as const) : ('stand' as const),
};
const module = {
  rules: coin,
  info: { summary: { en: 'A', tl: 'A' }, sections: [] },
  simulatedPlay: play,
  computeRtp: () => fraction(95, 100),
};

describe('a simulation', () => {
  test('is the same for the same seed and finds the return, further stakes counted', () => {
    const options = { game: coin, play, rounds: 100_000, seed: 1 };
    const result = simulate(options);
    expect(simulate(options)).toEqual(result);
    const { low, high } = confidenceOf(result, '99%');
    expect(low).toBeLessThan(0.95);
    expect(high).toBeGreaterThan(0.95);
    expect(result.largestMultiple).toBe(3.8);
  });

  test('has an error that shrinks with the root of the rounds', () => {
    const few = simulate({ game: coin, play, rounds: 10_000, seed: 1 }).standardError;
    const many = simulate({ game: coin, play, rounds: 160_000, seed: 1 }).standardError;
    expect(few / many).toBeGreaterThan(3.7);
    expect(few / many).toBeLessThan(4.3);
  });

  test('can be cut into pieces that add up', () => {
    const piece = { game: coin, play, rounds: 50_000, seed: 1 };
    const other = { ...piece, seed: 2 };
    const both = [sumRounds(piece), sumRounds(other)].reduce(addSums, noRounds);
    const { rounds, meanReturn, standardError } = resultOf(both);
    expect(rounds).toBe(100_000);
    expect(Math.abs(meanReturn - 0.95)).toBeLessThan(4 * standardError);
    expect(standardError).toBeLessThan(simulate(piece).standardError);
  });

  test('does not wait for ever for a player who makes no move', () => {
    const silent = { game: coin, play: { bet: 100n }, rounds: 1, seed: 1 };
    expect(() => simulate(silent)).toThrow(/move/);
  });
});

describe('the check of a declared return', () => {
  test('passes what is true and names what is not', () => {
    const options = { rounds: 100_000, seed: 1 };
    expect(checkRtp(module, options)).toEqual([]);
    const boast = { ...module, rules: { ...coin, rtpBasisPoints: 9600 } };
    expect(checkRtp(boast, options)).toHaveLength(1);
    const { computeRtp: _, ...unproved } = boast;
    expect(
      checkRtp({ ...unproved, rules: { ...coin, rtpBasisPoints: 9900 } }, options),
    ).toHaveLength(1);
  });
});

test('fractions are exact and rounded down only when they are declared', () => {
  expect(add(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
  expect(multiply(fraction(-2, 3), fraction(3, -4))).toEqual(fraction(1, 2));
  expect(toBasisPoints(fraction(36, 37))).toBe(9729);
  expect(toNumber(fraction(1, 8))).toBe(0.125);
  expect(() => fraction(1, 0)).toThrow(RangeError);
});
