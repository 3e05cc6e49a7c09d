import type { RaceMeasure } from '@perya/contract/rules/promotions/race';

/** Times the stake with two decimals, as in 12.34×; of rounds how many. */
export function scoreText(by: RaceMeasure, score: number): string {
  return by === 'rounds' ? String(score) : `${(score / 100).toFixed(2)}×`;
}
