import type { RandomSource } from './random.ts';

/** The place of one weight, each as likely as its share of the sum. Weights are whole numbers. */
export function pickWeighted(weights: readonly number[], random: RandomSource): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = random.below(total);
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return place;
    rest -= weight;
  }
  throw new RangeError('Weights must not be negative');
}
