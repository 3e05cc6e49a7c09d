import { type Fraction, fraction } from '@perya/game-kit/fraction';
import { endOfString, lowestMark } from './curve.ts';
import { kites, kitesReaching } from './flight.ts';

/** What a mark returns: how many kites reach it, times what they are paid there. */
export function returnAt(mark: number): Fraction {
  return fraction(kitesReaching(mark) * BigInt(mark), BigInt(kites) * 100n);
}

/** The lowest return of all marks. By hand nobody can do worse: a hand chooses a mark too, only later. */
export function computeRtp(): Fraction {
  let least = returnAt(lowestMark);
  for (let mark = lowestMark + 1; mark <= endOfString; mark += 1) {
    const next = returnAt(mark);
    const isLess = next.numerator * least.denominator < least.numerator * next.denominator;
    if (isLess) least = next;
  }
  return least;
}
