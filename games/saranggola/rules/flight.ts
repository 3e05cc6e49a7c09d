import type { RandomSource } from '@perya/game-kit/random';
import { endOfString, ground, lowestMark } from './curve.ts';

/** How many kites there are, each as likely as the other. */
export const kites = 4_000_000_000;
/** What of a hundred pesos comes back, whatever the mark. */
export const returned = 97;

/** What happens to everybody in the room: the highest mark that the kite reached. 100 is none at all. */
export interface Flight {
  height: number;
}

/**
 * A kite numbered `n` reaches the mark `m` exactly if `n × m` is less than 97 of every 100 kites, so of all kites
 * `97 / m` reach it, rounded up to a whole kite: every mark returns the declared share and no mark less.
 */
export function drawFlight(random: RandomSource): Flight {
  return { height: heightOf(random.below(kites)) };
}

export function heightOf(kite: number): number {
  if (kite === 0) return endOfString;
  const height = Math.min(endOfString, Math.floor((returned * kites - 1) / kite));
  return height < lowestMark ? ground : height;
}

/** How many of all kites reach a mark. */
export function kitesReaching(mark: number): bigint {
  const all = BigInt(returned) * BigInt(kites);
  return (all + BigInt(mark) - 1n) / BigInt(mark);
}
