import { describe, expect, it } from 'vitest';
import {
  isJackpotDrawn,
  type JackpotTerms,
  jackpotDraw,
  jackpotReturn,
  problemOfJackpot,
} from './jackpots.ts';

const terms: JackpotTerms = {
  share_ppm: 5000,
  seed: 100_000n,
  cap: 10_000_000n,
  must_drop: false,
  one_in: 100_000_000n,
};

/** Numbers between 0 and 1 that are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** Plays pools to their end, stake by stake drawn at once, and answers what came back in millionths. */
function simulate({ share_ppm, seed, cap, must_drop, one_in }: JackpotTerms, pools: number) {
  const random = createRandom(20_261_118);
  const share = share_ppm / 1_000_000;
  const full = share === 0 ? Number.POSITIVE_INFINITY : Number(cap - seed) / share;
  let staked = 0;
  let paid = 0;
  for (let pool = 0; pool < pools; pool += 1) {
    const drawn = -Math.log(random()) * Number(one_in);
    staked += must_drop ? Math.min(drawn, full) : drawn;
    paid += Number(seed) + share * Math.min(drawn, full);
  }
  return (paid / staked) * 1_000_000;
}

describe('a draw', () => {
  it('wins with the chance of its stake in what is staked for one win', () => {
    const half = 2n ** 47n;
    expect(isJackpotDrawn(half - 1n, 500n, 1000n)).toBe(true);
    expect(isJackpotDrawn(half, 500n, 1000n)).toBe(false);
    expect(isJackpotDrawn(0n, 1n, 10n ** 15n)).toBe(true);
    expect(isJackpotDrawn(2n ** 48n - 1n, 1000n, 1000n)).toBe(true);
  });

  it('is the first 48 bits of the digest', () => {
    expect(jackpotDraw(`ffffffffffff${'0'.repeat(52)}`)).toBe(2n ** 48n - 1n);
    expect(jackpotDraw(`000000000001${'f'.repeat(52)}`)).toBe(1n);
  });
});

describe('what a jackpot returns', () => {
  it('is its share and the part of the seed, where it is seldom full', () => {
    // The cap is reached after ₱19.8 million of stakes, and one million is staked for a win.
    expect(jackpotReturn(terms)).toBe(6000);
  });

  it('is the seed alone of a fixed prize', () => {
    const fixed = { ...terms, share_ppm: 0, cap: terms.seed };
    expect(jackpotReturn(fixed)).toBe(1000);
  });

  it.each([
    ['often full', { ...terms, cap: 400_000n }],
    ['must drop', { ...terms, cap: 400_000n, must_drop: true }],
    ['seldom full', terms],
  ])('agrees with a simulation: %s', (_name, given) => {
    const simulated = simulate(given, 400_000);
    expect(Math.abs(simulated / jackpotReturn(given) - 1)).toBeLessThan(0.01);
  });

  it('is more where it must drop: the same prize after fewer stakes', () => {
    const small = { ...terms, cap: 400_000n };
    expect(jackpotReturn({ ...small, must_drop: true })).toBeGreaterThan(jackpotReturn(small));
  });
});

describe('terms', () => {
  it('have a seed, room to grow into, and do not drop at every round', () => {
    expect(problemOfJackpot(terms)).toBeNull();
    expect(problemOfJackpot({ ...terms, seed: 0n })).toBe('SEED');
    expect(problemOfJackpot({ ...terms, cap: 99_999n })).toBe('CAP');
    expect(problemOfJackpot({ ...terms, cap: terms.seed })).toBe('CAP');
    expect(problemOfJackpot({ ...terms, share_ppm: 0, cap: terms.seed })).toBeNull();
    expect(problemOfJackpot({ ...terms, share_ppm: 0, must_drop: true })).toBe('DROP');
  });
});
