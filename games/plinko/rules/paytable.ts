import { add, type Fraction, fraction } from '@perya/game-kit/fraction';

export const rowChoices = [8, 12, 16] as const;
export type Rows = (typeof rowChoices)[number];

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

/**
 * What a slot pays, in hundredths of the stake, from the outermost slot to the middle one; the
 * other half mirrors it.
 */
const halves: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [500, 220, 110, 100, 45],
    medium: [1250, 290, 130, 75, 30],
    high: [2600, 440, 145, 30, 20],
  },
  12: {
    low: [900, 320, 160, 140, 110, 100, 45],
    medium: [3000, 1000, 400, 200, 110, 60, 30],
    high: [15_000, 2200, 750, 200, 75, 30, 10],
  },
  16: {
    low: [1500, 850, 220, 140, 140, 120, 110, 100, 45],
    medium: [10_000, 4000, 1000, 480, 300, 150, 100, 55, 20],
    high: [100_000, 12_500, 2500, 850, 400, 200, 25, 20, 15],
  },
};

/** One factor in hundredths for each of the rows + 1 slots, from left to right. */
export function factorsOf(rows: Rows, risk: Risk): number[] {
  const half = halves[rows][risk];
  return [...half, ...half.slice(0, -1).reverse()];
}

/** In how many of the 2^rows equally likely ways a ball comes to the slot. */
export function waysTo(slot: number, rows: number): bigint {
  let ways = 1n;
  for (let step = 0; step < slot; step += 1) ways = (ways * BigInt(rows - step)) / BigInt(step + 1);
  return ways;
}

/** The exact return of one board: a sum over its slots. */
export function returnOf(rows: Rows, risk: Risk): Fraction {
  return factorsOf(rows, risk).reduce(
    (sum, factor, slot) =>
      add(sum, fraction(waysTo(slot, rows) * BigInt(factor), 100n * 2n ** BigInt(rows))),
    fraction(0),
  );
}
