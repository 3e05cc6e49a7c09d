import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { ballCount, freeCell, type Pattern, patterns } from './patterns.ts';

function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let at = 0; at < count; at += 1) ways = (ways * BigInt(from - at)) / BigInt(at + 1);
  return ways;
}

/** The chance that so many given numbers are all among the first balls. */
function allDrawn(numbers: number, balls: number): Fraction {
  return fraction(choose(ballCount - numbers, balls - numbers), choose(ballCount, balls));
}

const bitCount = (bits: number): number => (bits === 0 ? 0 : 1 + bitCount(bits & (bits - 1)));

/** How many choices of `shapes` shapes cover exactly `numbers` numbers, for every pair. */
function coverings({ shapes }: Pattern): Map<string, Covering> {
  const bits = shapes.map((shape) =>
    shape.reduce((set, cell) => (cell === freeCell ? set : set | (1 << cell)), 0),
  );
  const found = new Map<string, Covering>();
  for (let chosen = 1; chosen < 1 << bits.length; chosen += 1) {
    const covered = bits.reduce((set, shape, at) => ((chosen >> at) & 1 ? set | shape : set), 0);
    const covering = { shapes: bitCount(chosen), numbers: bitCount(covered), ways: 1 };
    const key = `${covering.shapes}:${covering.numbers}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, ways: known.ways + 1 } : covering);
  }
  return found;
}

interface Covering {
  shapes: number;
  numbers: number;
  ways: number;
}

/**
 * The exact chance that a card has the pattern by the given ball. Shapes overlap, so at least k of
 * them is counted by inclusion and exclusion: the sum over j ≥ k of (−1)^(j−k) · C(j−1, k−1) times
 * the chances of all sets of j shapes.
 */
export function chanceBy(pattern: Pattern, balls: number): Fraction {
  const needed = pattern.shapesNeeded;
  return [...coverings(pattern).values()].reduce((sum, { shapes, numbers, ways }) => {
    if (shapes < needed) return sum;
    const sign = (shapes - needed) % 2 === 0 ? 1n : -1n;
    const times = sign * choose(shapes - 1, needed - 1) * BigInt(ways);
    return add(sum, multiply(fraction(times), allDrawn(numbers, balls)));
  }, zero);
}

export interface TierChance {
  pattern: Pattern;
  ballMax: number;
  multiplier: number;
  chance: Fraction;
}

/** Each line of the paytable with its chance: complete by this ball and not by the tier before. */
export function tierChances(): TierChance[] {
  return patterns.flatMap((pattern) => {
    let before = zero;
    return pattern.tiers.map(({ ballMax, multiplier }) => {
      const by = chanceBy(pattern, ballMax);
      const chance = add(by, multiply(fraction(-1), before));
      before = by;
      return { pattern, ballMax, multiplier, chance };
    });
  });
}

/** A card is paid for each pattern apart, so the returns of the tiers add up, whatever the patterns share. */
export function computeRtp(): Fraction {
  return tierChances().reduce(
    (sum, { multiplier, chance }) => add(sum, multiply(fraction(multiplier), chance)),
    zero,
  );
}
