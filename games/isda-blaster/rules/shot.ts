import { pickWeighted } from '@perya/game-kit/pick-weighted';
import type { RandomSource } from '@perya/game-kit/random';
import { type Centavos, centavos } from '@perya/money';
import { catchChanceOf, type Paytable, type SpeciesId, speciesList } from './species.ts';

export interface Shot {
  target: SpeciesId;
  /** What the catch pays, in bullets; 0 for a miss. */
  multiplier: number;
}

/** All that was fired at one species. */
export interface Tally {
  target: SpeciesId;
  shots: number;
  catches: number;
  won: Centavos;
}

interface Chance {
  numerator: number;
  denominator: number;
  multipliers: readonly number[];
  weights: readonly number[];
}

/** Fires at a target of one paytable. Odds are worked out once: a simulation fires hundreds of millions of shots. */
export function gunFor(paytable: Paytable): (target: SpeciesId, random: RandomSource) => Shot {
  const chances = Object.fromEntries(
    Object.entries(paytable).map(([id, species]): [string, Chance] => {
      const { numerator, denominator } = catchChanceOf(species);
      return [
        id,
        {
          numerator: Number(numerator),
          denominator: Number(denominator),
          multipliers: species.prizes.map(({ multiplier }) => multiplier),
          weights: species.prizes.map(({ weight }) => weight),
        },
      ];
    }),
  ) as Record<SpeciesId, Chance>;
  return (target, random) => {
    const { numerator, denominator, multipliers, weights } = chances[target];
    if (random.below(denominator) >= numerator) return { target, multiplier: 0 };
    // A fish has one prize, and what is certain takes no draw from the stream.
    const place = weights.length === 1 ? 0 : pickWeighted(weights, random);
    return { target, multiplier: multipliers[place] ?? 0 };
  };
}

export const wonBy = (shots: readonly Shot[], bulletValue: Centavos): Centavos =>
  centavos(bulletValue * BigInt(shots.reduce((sum, { multiplier }) => sum + multiplier, 0)));

export const noTallies: readonly Tally[] = speciesList.map(({ id }) => ({
  target: id,
  shots: 0,
  catches: 0,
  won: centavos(0),
}));

export function withShots(
  tallies: readonly Tally[],
  shots: readonly Shot[],
  bulletValue: Centavos,
): Tally[] {
  return tallies.map((tally) => {
    const mine = shots.filter(({ target }) => target === tally.target);
    return {
      ...tally,
      shots: tally.shots + mine.length,
      catches: tally.catches + mine.filter(({ multiplier }) => multiplier > 0).length,
      won: centavos(tally.won + wonBy(mine, bulletValue)),
    };
  });
}
