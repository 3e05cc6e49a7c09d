import { createFastSource } from '@perya/game-kit/fast-source';
import type { MeasuredReturn } from '@perya/game-kit/game-module';
import type { RandomSource } from '@perya/game-kit/random';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { multiplierOf, payoutTimesMax, reelCount, rows, sacks, wayPays, wild } from './paytable.ts';

/** The wild stands first: it counts with every other. */
const symbols: readonly SymbolId[] = [wild, ...(Object.keys(wayPays) as SymbolId[])];
const width = symbols.length;
const drawn = sacks.map((sack) => Uint8Array.from(sack, (symbol) => symbols.indexOf(symbol)));
/** By symbol and reel, one after the other: how likely a fresh place counts for the symbol. */
const chances = Float64Array.from(
  symbols.flatMap((symbol) =>
    sacks.map(
      (sack) => sack.filter((seen) => seen === symbol || seen === wild).length / sack.length,
    ),
  ),
);
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
export function expectedUnits({ standing, free }: Counts): number {
  let units = 0;
  for (let symbol = 1; symbol < width; symbol += 1) {
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
function fill({ standing, free }: Counts, random: RandomSource): void {
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
  for (let symbol = 1; symbol < width; symbol += 1) {
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
  for (let symbol = 1; symbol < width; symbol += 1) {
    for (let reel = 0; reel < (runs[symbol] ?? 0); reel += 1) {
      free[reel] = (free[reel] ?? 0) + placesOf(standing, symbol, reel);
      standing[reel * width + symbol] = 0;
      standing[reel * width] = 0;
    }
  }
}

/**
 * The return of the game, to a figure that playing would need eight times as many rounds for:
 * every drop counts with what it pays in the mean, worked out exactly from what the drop before left
 * standing, and chance decides only which way the round goes. That a round ends at 5,000 times its stake
 * is left out, and `capped` says how many of the rounds got so far.
 */
export function measureReturn({ rounds, seed }: { rounds: number; seed: number }): MeasuredReturn {
  const random = createFastSource(seed);
  const counts: Counts = {
    standing: new Uint8Array(reelCount * width),
    free: new Uint8Array(reelCount),
  };
  const runs = new Uint8Array(width);
  const unitsMax = payoutTimesMax * unitsPerStake;
  const first = expectedUnits({ ...counts, free: counts.free.fill(rows) });
  let sum = 0;
  let squares = 0;
  let capped = 0;
  for (let round = 0; round < rounds; round += 1) {
    counts.standing.fill(0);
    counts.free.fill(rows);
    // What every round has is left out of the sums, so that they stay small.
    let later = 0;
    let paid = 0;
    for (let drop = 0; ; drop += 1) {
      fill(counts, random);
      const units = findRuns(counts, runs);
      paid += units * multiplierOf(drop);
      if (units === 0) break;
      if (paid >= unitsMax) {
        capped += 1;
        break;
      }
      clear(counts, runs);
      later += expectedUnits(counts) * multiplierOf(drop + 1);
    }
    sum += later;
    squares += later * later;
  }
  const mean = sum / rounds;
  const variance = Math.max(0, squares / rounds - mean * mean);
  return {
    rounds,
    capped,
    meanReturn: (first + mean) / unitsPerStake,
    standardError: Math.sqrt(variance / rounds) / unitsPerStake,
  };
}
