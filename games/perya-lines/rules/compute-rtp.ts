import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { countOdds, meanLineUnits } from '../../slot-kit/rules/line-odds.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import {
  addedSpins,
  freeSpinsMax,
  linePays,
  multiplierAt,
  reels,
  scatter,
  scatterPays,
  wild,
} from './paytable.ts';
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

/** How likely it is that a free spin gives others. */
function moreChance(): Fraction {
  return scatterOdds().reduce((sum, { chance }) => add(sum, chance), zero);
}

/**
 * How often a plain free spin is paid on average when so many are given. Whether a free spin is
 * reached depends on those before it alone, so its chance and what it pays can be multiplied.
 */
export function meanTimesFree(given: number): Fraction {
  const more = moreChance();
  const notMore = add(fraction(1), multiply(more, fraction(-1)));
  let times = zero;
  let chances = new Map([[given, fraction(1)]]);
  for (let place = 1; place <= freeSpinsMax; place += 1) {
    const next = new Map<number, Fraction>();
    const note = (count: number, chance: Fraction) =>
      next.set(count, add(next.get(count) ?? zero, chance));
    for (const [count, chance] of chances) {
      if (count < place) continue;
      times = add(times, multiply(chance, fraction(multiplierAt(place))));
      note(count, multiply(chance, notMore));
      note(Math.min(freeSpinsMax, count + addedSpins), multiply(chance, more));
    }
    chances = next;
  }
  return times;
}

export function computeRtp(): Fraction {
  const times = scatterOdds().reduce(
    (mean, { chance, freeSpins }) => add(mean, multiply(chance, meanTimesFree(freeSpins))),
    zero,
  );
  const units = add(meanSpinUnits(false), multiply(times, meanSpinUnits(true)));
  return multiply(units, fraction(1, unitsPerStake));
}
