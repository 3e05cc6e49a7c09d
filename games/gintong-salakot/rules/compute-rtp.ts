import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { countOdds, meanLineUnits } from '../../slot-kit/rules/line-odds.ts';
import { at, type Strip } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { presentMint } from './hold.ts';
import { coinMean, holdAhead } from './hold-odds.ts';
import {
  coin,
  coinsForHold,
  freeReels,
  freeRounds,
  linePays,
  paidReels,
  scatter,
  scattersForFreeRounds,
  wild,
} from './paytable.ts';

const inWindow = coinMean(presentMint.window);
const ahead = holdAhead(presentMint);

export function computeRtp(): Fraction {
  const free = multiply(multiply(freeRoundsChance(), fraction(freeRounds)), meanUnits(freeReels));
  return multiply(add(meanUnits(paidReels), free), fraction(1, unitsPerStake));
}

export function freeRoundsChance(): Fraction {
  return at(countOdds(paidReels, scatter), scattersForFreeRounds);
}

/** How likely a spin on these reels is to hold its coins, and to end with all fifteen. */
export function holdOdds(reels: readonly Strip[]): { hold: Fraction; full: Fraction } {
  let hold = zero;
  let full = zero;
  for (const [count, chance] of countOdds(reels, coin).entries()) {
    if (count < coinsForHold) continue;
    hold = add(hold, chance);
    full = add(full, multiply(chance, at(ahead, count).fullChance));
  }
  return { hold, full };
}

/** What is held pays on average, in units, when so many coins began it. */
export function meanHoldUnits(count: number): Fraction {
  const { perPlain, besides } = at(ahead, count).dark;
  const plain = multiply(perPlain, inWindow.plain);
  return add(multiply(add(plain, inWindow.prizes), fraction(count)), besides);
}

/** The exact mean of one spin in units, without the free rounds that it may give. */
function meanUnits(reels: readonly Strip[]): Fraction {
  let units = meanLineUnits(reels, linePays, wild);
  for (const [count, chance] of countOdds(reels, coin).entries()) {
    if (count >= coinsForHold) units = add(units, multiply(chance, meanHoldUnits(count)));
  }
  return units;
}
