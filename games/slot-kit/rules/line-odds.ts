import { add, type Fraction, fraction, multiply, zero } from '@perya/game-kit/fraction';
import { type LinePays, paylines } from './lines.ts';
import type { SymbolId } from './names.ts';
import { at, type Strip, windowAt } from './reels.ts';

const rows = 3;

/** What a reel shows after it stopped, for rules that change it (a wild that fills its reel). */
type Settle = (window: readonly SymbolId[]) => readonly SymbolId[];
const asItStopped: Settle = (window) => window;

/**
 * The exact mean of all line wins of one spin, in units. Reels stop independently, so along a
 * line the chances multiply: no scan of every combination of stops is needed.
 */
export function meanLineUnits(
  reels: readonly Strip[],
  pays: LinePays,
  wild: SymbolId,
  settle: Settle = asItStopped,
): Fraction {
  const windows = reels.map((reel) => reel.map((_, stop) => settle(windowAt(reel, stop, rows))));
  const chance = (reel: number, row: number, symbols: readonly SymbolId[]): Fraction => {
    const seen = at(windows, reel).filter((window) => symbols.includes(at(window, row)));
    return fraction(seen.length, at(windows, reel).length);
  };
  let mean = zero;
  for (const line of paylines) {
    for (const [name, prizes] of Object.entries(pays)) {
      const symbol = name as SymbolId;
      const chances = line.map((row, reel) =>
        chance(reel, row, reel === 0 ? [symbol] : [symbol, wild]),
      );
      mean = add(mean, meanOfRun(chances, prizes));
    }
  }
  return mean;
}

/** The mean prize of a run from the left that goes on with the given chance on each reel. */
function meanOfRun(chances: readonly Fraction[], prizes: readonly number[]): Fraction {
  const shortest = chances.length - prizes.length + 1;
  let mean = zero;
  let reached = fraction(1);
  for (const [reel, chance] of chances.entries()) {
    reached = multiply(reached, chance);
    const prize = prizes[reel + 1 - shortest];
    if (prize === undefined) continue;
    const next = chances[reel + 1];
    const endsHere = next ? oneMinus(next) : fraction(1);
    mean = add(mean, multiply(multiply(reached, endsHere), fraction(prize)));
  }
  return mean;
}

function oneMinus({ numerator, denominator }: Fraction): Fraction {
  return fraction(denominator - numerator, denominator);
}

/** How likely each number of a symbol is over the whole window: the place in the list is the number. */
export function countOdds(reels: readonly Strip[], symbol: SymbolId): Fraction[] {
  let odds = [fraction(1)];
  for (const reel of reels) {
    const next = Array.from({ length: odds.length + rows }, () => zero);
    for (const [stop] of reel.entries()) {
      const count = windowAt(reel, stop, rows).filter((seen) => seen === symbol).length;
      for (const [before, chance] of odds.entries()) {
        const share = multiply(chance, fraction(1, reel.length));
        next[before + count] = add(at(next, before + count), share);
      }
    }
    odds = next;
  }
  return odds;
}
