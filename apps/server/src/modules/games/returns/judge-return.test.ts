import { describe, expect, test } from 'vitest';
import { judgeReturn, type ReturnSums } from './judge-return.ts';

/** Rounds of one peso, of which so many win so many pesos. */
const sumsOf = (rounds: number, wins: number, times: number): ReturnSums => ({
  rounds,
  staked: rounds * 100,
  won: wins * times * 100,
  stakedSquared: rounds * 100 ** 2,
  wonSquared: wins * (times * 100) ** 2,
  products: wins * times * 100 ** 2,
});

const roulette = { rtp: 0.9729, winTimes: 36 };

describe('a return', () => {
  test('has the interval of its binomial: 36 times one in 37, at 3.29 standard errors', () => {
    const { actual, low, high } = judgeReturn(sumsOf(37_000, 1000, 36), roulette);
    const width = 3.2905 * Math.sqrt((36 ** 2 * (1 / 37) * (36 / 37)) / 37_000);
    expect(actual).toBeCloseTo(36 / 37, 6);
    expect(low).toBeCloseTo(36 / 37 - width, 4);
    expect(high).toBeGreaterThan(36 / 37 + width);
    expect(high).toBeLessThan(36 / 37 + width + 0.002);
  });

  test('is judged by it, and not at all by few rounds, without stakes or of an unknown game', () => {
    const verdict = (sums: ReturnSums, game: typeof roulette | null = roulette) =>
      judgeReturn(sums, game).verdict;
    expect(verdict(sumsOf(37_000, 1000, 36))).toBe('inside');
    expect(verdict(sumsOf(37_000, 1150, 36))).toBe('above');
    expect(verdict(sumsOf(37_000, 850, 36))).toBe('below');
    expect(verdict(sumsOf(9999, 9, 36))).toBe('too-few');
    expect(verdict(sumsOf(0, 0, 0))).toBe('too-few');
    expect(verdict(sumsOf(37_000, 0, 36), null)).toBe('too-few');
  });

  test('that one more of the largest wins would mend is not called too low', () => {
    const sums = sumsOf(50_000, 45_000, 1);
    expect(judgeReturn(sums, { rtp: 0.95, winTimes: 10 }).verdict).toBe('below');
    expect(judgeReturn(sums, { rtp: 0.95, winTimes: 3000 }).verdict).toBe('inside');
  });

  test('of games that never paid lies at nothing, and not outside by a spread of nothing', () => {
    const nothing = judgeReturn(sumsOf(10_000, 0, 36), { rtp: 0.96, winTimes: 10_000 });
    expect(nothing).toMatchObject({ actual: 0, low: 0, verdict: 'inside' });
  });
});
