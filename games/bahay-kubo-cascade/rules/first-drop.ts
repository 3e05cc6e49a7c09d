import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { rows, sacks, wayPays, wild } from './paytable.ts';

/**
 * The exact share of the stake that the first drop returns. Places are drawn independently, so the
 * mean number of ways is the product of the mean counts of each reel. What the later drops add
 * depends on what is left standing, and is measured (`measure-return.ts`).
 */
export function computeFirstDrop(): Fraction {
  let units = zero;
  for (const [symbol, prizes] of Object.entries(wayPays)) {
    for (const [place, prize] of prizes.entries()) {
      const ways = meanWays(symbol as SymbolId, place + 3);
      units = add(units, multiply(ways, fraction(prize)));
    }
  }
  return multiply(units, fraction(1, unitsPerStake));
}

/** The mean number of ways of a run that ends after exactly `count` reels. */
function meanWays(symbol: SymbolId, count: number): Fraction {
  let ways = fraction(1);
  for (let reel = 0; reel < count; reel += 1) {
    ways = multiply(ways, multiply(fraction(rows), chanceOf(symbol, reel)));
  }
  if (count === sacks.length) return ways;
  const { numerator, denominator } = chanceOf(symbol, count);
  const absent = fraction((denominator - numerator) ** BigInt(rows), denominator ** BigInt(rows));
  return multiply(ways, absent);
}

function chanceOf(symbol: SymbolId, reel: number): Fraction {
  const sack = at(sacks, reel);
  const matching = sack.filter((seen) => seen === symbol || seen === wild);
  return fraction(matching.length, sack.length);
}
