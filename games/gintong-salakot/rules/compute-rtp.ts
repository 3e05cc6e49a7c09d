import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { countOdds, meanLineUnits } from '../../slot-kit/rules/line-odds.ts';
import { at, type Strip } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import {
  cellCount,
  coin,
  coinsForHold,
  coinValues,
  freeReels,
  freeRounds,
  grandUnits,
  holdCoinOneIn,
  linePays,
  paidReels,
  respinsAtStart,
  scatter,
  scattersForFreeRounds,
  wild,
} from './paytable.ts';

/** What holding leads to from some number of coins on. */
interface HoldMean {
  coins: Fraction;
  grandChance: Fraction;
}

export function computeRtp(): Fraction {
  const free = multiply(multiply(freeRoundsChance(), fraction(freeRounds)), meanUnits(freeReels));
  return multiply(add(meanUnits(paidReels), free), fraction(1, unitsPerStake));
}

export function freeRoundsChance(): Fraction {
  return at(countOdds(paidReels, scatter), scattersForFreeRounds);
}

/** How likely a spin on these reels is to hold its coins, and to end with all fifteen. */
export function holdOdds(reels: readonly Strip[]): { hold: Fraction; grand: Fraction } {
  const means = holdMeans();
  let hold = zero;
  let grand = zero;
  for (const [count, chance] of countOdds(reels, coin).entries()) {
    if (count < coinsForHold) continue;
    hold = add(hold, chance);
    grand = add(grand, multiply(chance, at(means, count).grandChance));
  }
  return { hold, grand };
}

/** The exact mean of one spin in units, without the free rounds that it may give. */
function meanUnits(reels: readonly Strip[]): Fraction {
  const means = holdMeans();
  const coinMean = meanCoinUnits();
  let units = meanLineUnits(reels, linePays, wild);
  for (const [count, chance] of countOdds(reels, coin).entries()) {
    if (count < coinsForHold) continue;
    const { coins, grandChance } = at(means, count);
    const prize = add(multiply(coins, coinMean), multiply(grandChance, fraction(grandUnits)));
    units = add(units, multiply(chance, prize));
  }
  return units;
}

function meanCoinUnits(): Fraction {
  const total = coinValues.reduce((sum, { weight }) => sum + weight, 0);
  const units = coinValues.reduce((sum, value) => sum + value.units * value.weight, 0);
  return fraction(units, total);
}

/**
 * Worked back from a full board. With some coins held, the next to come arrive in the first, second
 * or third respin, or never; how many arrive together is binomial.
 */
function holdMeans(): HoldMean[] {
  const means: HoldMean[] = [];
  means[cellCount] = { coins: fraction(cellCount), grandChance: fraction(1) };
  for (let held = cellCount - 1; held >= coinsForHold; held -= 1) {
    const empty = cellCount - held;
    const none = arrivalChance(empty, 0);
    let never = fraction(1);
    let tries = zero;
    for (let respin = 0; respin < respinsAtStart; respin += 1) {
      tries = add(tries, never);
      never = multiply(never, none);
    }
    let coins = multiply(never, fraction(held));
    let grandChance = zero;
    for (let added = 1; added <= empty; added += 1) {
      const chance = multiply(tries, arrivalChance(empty, added));
      const next = at(means, held + added);
      coins = add(coins, multiply(chance, next.coins));
      grandChance = add(grandChance, multiply(chance, next.grandChance));
    }
    means[held] = { coins, grandChance };
  }
  return means;
}

/** The chance that exactly `added` of `empty` places become coins in one respin. */
function arrivalChance(empty: number, added: number): Fraction {
  let combinations = 1n;
  for (let place = 0; place < added; place += 1) {
    combinations = (combinations * BigInt(empty - place)) / BigInt(place + 1);
  }
  const missed = BigInt(holdCoinOneIn - 1) ** BigInt(empty - added);
  return fraction(combinations * missed, BigInt(holdCoinOneIn) ** BigInt(empty));
}
