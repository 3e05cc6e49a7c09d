import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { countOdds, meanLineUnits } from '../../slot-kit/rules/line-odds.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { linePays, reels, scatter, scatterPays, wild } from './paytable.ts';
import { fillByWheel } from './spin.ts';

/** How likely each prize of the lanterns is in one spin. */
export function scatterOdds(): { chance: Fraction; units: number; freeSpins: number }[] {
  const odds = countOdds(reels, scatter);
  return Object.entries(scatterPays).map(([count, prize]) => ({
    ...prize,
    chance: at(odds, Number(count)),
  }));
}

/** The exact mean of one spin in units, without the free spins that it may give. */
export function meanSpinUnits(isFree: boolean): Fraction {
  const lines = isFree
    ? meanLineUnits(reels, linePays, wild, fillByWheel)
    : meanLineUnits(reels, linePays, wild);
  return scatterOdds().reduce(
    (mean, { chance, units }) => add(mean, multiply(chance, fraction(units))),
    lines,
  );
}

export function computeRtp(): Fraction {
  const freeSpins = scatterOdds().reduce(
    (mean, odds) => add(mean, multiply(odds.chance, fraction(odds.freeSpins))),
    zero,
  );
  const units = add(meanSpinUnits(false), multiply(freeSpins, meanSpinUnits(true)));
  return multiply(units, fraction(1, unitsPerStake));
}
