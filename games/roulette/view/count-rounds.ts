import type { Placed } from '../../dice-and-cards/board-bet.ts';
import { spotOf, spots } from '../rules/spots.ts';

/** How often each of these came up: numbers, and fields that pay by the half or the third. */
export interface RoundCounts {
  rounds: number;
  bySpot: ReadonlyMap<string, number>;
  /** The numbers that came most often, at most this many, and only those that came more than once. */
  often: readonly { pocket: number; times: number }[];
}

const oftenMax = 4;
const counted = spots.filter(({ kind }) => kind === 'even-chance' || kind === 'dozen');

export function countRounds(pockets: readonly number[]): RoundCounts {
  const times = new Map<number, number>();
  for (const pocket of pockets) times.set(pocket, (times.get(pocket) ?? 0) + 1);
  return {
    rounds: pockets.length,
    bySpot: new Map(
      counted.map(({ id, numbers }) => [
        id,
        pockets.filter((pocket) => numbers.includes(pocket)).length,
      ]),
    ),
    often: [...times]
      .filter(([, count]) => count > 1)
      .toSorted(([, left], [, right]) => right - left)
      .slice(0, oftenMax)
      .map(([pocket, count]) => ({ pocket, times: count })),
  };
}

export interface Favourite {
  placed: readonly Placed<string>[];
  times: number;
}

const favouritesMax = 4;

/** The player's own bets of these rounds, the most frequent first, then the newest. */
export function favouritesOf(bets: readonly (readonly Placed<string>[])[]): Favourite[] {
  const byKey = new Map<string, Favourite>();
  for (const placed of bets) {
    const key = placed
      .map(({ spot, stake }) => `${spotOf(spot).id} ${stake}`)
      .toSorted()
      .join();
    const known = byKey.get(key);
    byKey.set(key, { placed: known?.placed ?? placed, times: (known?.times ?? 0) + 1 });
  }
  return [...byKey.values()]
    .toSorted((left, right) => right.times - left.times)
    .slice(0, favouritesMax);
}
