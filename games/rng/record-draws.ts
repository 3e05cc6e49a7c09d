import type { RandomSource } from '@perya/game-kit/random';

/** Draws by their bound, each list in the order in which they were drawn. */
export type DrawsByBound = Map<number, number[]>;

/** Writes down what a game draws, scaled as it uses it. */
export function recordDraws(source: RandomSource, draws: DrawsByBound): RandomSource {
  return {
    below(bound) {
      const value = source.below(bound);
      const known = draws.get(bound);
      if (known) known.push(value);
      else draws.set(bound, [value]);
      return value;
    },
  };
}
