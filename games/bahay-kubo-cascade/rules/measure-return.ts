import { createFastSource } from '@perya/game-kit/fast-source';
import type { MeasuredReturn } from '@perya/game-kit/game-module';
import type { RandomSource } from '@perya/game-kit/random';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { freeMultiplierAfter } from './drop.ts';
import {
  freeDrops,
  freeSacks,
  multiplierOf,
  payoutTimesMax,
  reelCount,
  rows,
  sacks,
  scatter,
  scattersForFreeDrops,
  wayPays,
  wild,
} from './paytable.ts';

/** The wild stands first: it counts with every other. The rooster stands last and pays nothing. */
const symbols: readonly SymbolId[] = [wild, ...(Object.keys(wayPays) as SymbolId[]), scatter];
const width = symbols.length;
const rooster = width - 1;

interface Sack {
  /** By reel, what a draw brings. */
  drawn: readonly Uint8Array[];
  /** By symbol and reel, one after the other: how likely a fresh place counts for the symbol. */
  chances: Float64Array;
}

const sackOf = (reels: readonly (readonly SymbolId[])[]): Sack => ({
  drawn: reels.map((sack) => Uint8Array.from(sack, (symbol) => symbols.indexOf(symbol))),
  chances: Float64Array.from(
    symbols.flatMap((symbol) =>
      reels.map(
        (sack) => sack.filter((seen) => seen === symbol || seen === wild).length / sack.length,
      ),
    ),
  ),
});
const paidSack = sackOf(sacks);
const freeSack = sackOf(freeSacks);

/** By symbol and by reels from the third on: what one way pays. */
const prizes = Float64Array.from([0, 0, 0, 0, ...Object.values(wayPays).flat()]);
const prizeWidth = reelCount - 2;

/**
 * Ways do not ask in which row a symbol stands, so a grid is how many of each symbol stand on each reel,
 * and how many places wait for a fresh one.
 */
interface Counts {
  standing: Uint8Array;
  free: Uint8Array;
}

/** Exactly what the next drop pays in the mean, in units, given what stands: fresh places are independent. */
export function expectedUnits({ standing, free }: Counts, { chances }: Sack = paidSack): number {
  let units = 0;
  for (let symbol = 1; symbol < rooster; symbol += 1) {
    const pays = symbol * prizeWidth - 3;
    let ways = 1;
    for (let reel = 0; reel < reelCount && ways > 0; reel += 1) {
      const places = placesOf(standing, symbol, reel);
      const waiting = free[reel] ?? 0;
      const hit = chances[symbol * reelCount + reel] ?? 0;
      if (reel >= 3 && places === 0)
        units += ways * (prizes[pays + reel] ?? 0) * (1 - hit) ** waiting;
      ways *= places + waiting * hit;
    }
    units += ways * (prizes[pays + reelCount] ?? 0);
  }
  return units;
}

const placesOf = (standing: Uint8Array, symbol: number, reel: number): number =>
  (standing[reel * width + symbol] ?? 0) + (standing[reel * width] ?? 0);

/** Fresh symbols fall onto the free places. */
function fill({ standing, free }: Counts, { drawn }: Sack, random: RandomSource): void {
  for (let reel = 0; reel < reelCount; reel += 1) {
    const sack = at(drawn, reel);
    for (let place = free[reel] ?? 0; place > 0; place -= 1) {
      const cell = reel * width + (sack[random.below(sack.length)] ?? 0);
      standing[cell] = (standing[cell] ?? 0) + 1;
    }
    free[reel] = 0;
  }
}

/** Over how many reels each symbol wins, 0 where it does not; answers the units of the drop. */
function findRuns({ standing }: Counts, runs: Uint8Array): number {
  let units = 0;
  for (let symbol = 1; symbol < rooster; symbol += 1) {
    let ways = 1;
    let count = 0;
    for (; count < reelCount; count += 1) {
      const places = placesOf(standing, symbol, count);
      if (places === 0) break;
      ways *= places;
    }
    runs[symbol] = count >= 3 ? count : 0;
    if (count >= 3) units += ways * (prizes[symbol * prizeWidth + count - 3] ?? 0);
  }
  return units;
}

/** What won leaves. */
function clear({ standing, free }: Counts, runs: Uint8Array): void {
  for (let symbol = 1; symbol < rooster; symbol += 1) {
    for (let reel = 0; reel < (runs[symbol] ?? 0); reel += 1) {
      free[reel] = (free[reel] ?? 0) + placesOf(standing, symbol, reel);
      standing[reel * width + symbol] = 0;
      standing[reel * width] = 0;
    }
  }
}

const newCounts = (): Counts => ({
  standing: new Uint8Array(reelCount * width),
  free: new Uint8Array(reelCount).fill(rows),
});

const roostersOn = ({ standing }: Counts): number => {
  let count = 0;
  for (let reel = 0; reel < reelCount; reel += 1) count += standing[reel * width + rooster] ?? 0;
  return count;
};

const unitsMax = payoutTimesMax * unitsPerStake;

interface Fallen {
  /** What the drops after the first pay in the mean, each worked out from what the one before left standing. */
  later: number;
  paid: number;
  won: number;
}

/** Drops on one grid until nothing wins; the counts are left as they then stand. */
function fall(
  counts: Counts,
  runs: Uint8Array,
  sack: Sack,
  { multiplierAfter, random }: { multiplierAfter(won: number): number; random: RandomSource },
): Fallen {
  counts.standing.fill(0);
  counts.free.fill(rows);
  let later = 0;
  let paid = 0;
  for (let won = 0; ; won += 1) {
    fill(counts, sack, random);
    const units = findRuns(counts, runs);
    paid += units * multiplierAfter(won);
    if (units === 0 || paid >= unitsMax) return { later, paid, won };
    clear(counts, runs);
    later += expectedUnits(counts, sack) * multiplierAfter(won + 1);
  }
}

interface Mean {
  mean: number;
  /** The square of its error. */
  squaredError: number;
}

function meanOf(count: number, sample: () => number): Mean {
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < count; place += 1) {
    const value = sample();
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, squaredError: Math.max(0, squares / count - mean * mean) / count };
}

/** What the free drops of a round pay together, in units. */
function measureFreeDrops(rounds: number, random: RandomSource): Mean {
  const counts = newCounts();
  const runs = new Uint8Array(width);
  const first = expectedUnits(counts, freeSack);
  return meanOf(rounds, () => {
    let units = 0;
    let won = 0;
    for (let free = 0; free < freeDrops; free += 1) {
      const before = won;
      const multiplierAfter = (more: number) => freeMultiplierAfter(before + more);
      const fallen = fall(counts, runs, freeSack, { multiplierAfter, random });
      units += first * multiplierAfter(0) + fallen.later;
      won += fallen.won;
    }
    return units;
  });
}

/** Free drops take eight times as long as what is paid for, and are seldom given: fewer of them say as much. */
const roundsPerFree = 10;

/**
 * The return of the game, to a figure that playing would need many times as many rounds for: every drop counts with
 * what it pays in the mean, worked out exactly from what the drop before left standing, and chance decides only which
 * way the round goes. What free drops pay in the mean is measured by itself, and counts where they are given. That a
 * round ends at 5,000 times its stake is left out, and `capped` says how many of the rounds got so far.
 */
export function measureReturn({ rounds, seed }: { rounds: number; seed: number }): MeasuredReturn {
  const random = createFastSource(seed);
  const counts = newCounts();
  const runs = new Uint8Array(width);
  const first = expectedUnits(counts);
  const free = measureFreeDrops(Math.max(1_000, Math.round(rounds / roundsPerFree)), random);
  let capped = 0;
  let given = 0;
  // What every round has is left out of the sums, so that they stay small.
  const later = meanOf(rounds, () => {
    const fallen = fall(counts, runs, paidSack, { multiplierAfter: multiplierOf, random });
    if (fallen.paid >= unitsMax) capped += 1;
    else if (roostersOn(counts) >= scattersForFreeDrops) {
      given += 1;
      return fallen.later + free.mean;
    }
    return fallen.later;
  });
  const squaredError = later.squaredError + (given / rounds) ** 2 * free.squaredError;
  return {
    rounds,
    capped,
    meanReturn: (first + later.mean) / unitsPerStake,
    standardError: Math.sqrt(squaredError) / unitsPerStake,
  };
}
