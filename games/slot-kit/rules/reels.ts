import type { RandomSource } from '@perya/game-kit/random';
import type { SymbolId } from './names.ts';

/** The symbols of one reel in order; the last is followed by the first. */
export type Strip = readonly SymbolId[];

/** A window on the reels: `grid[reel][row]`, the top row first. */
export type Grid = readonly (readonly SymbolId[])[];

/** Writes a strip as one line of words, which shows its order better than a column of quotes. */
export function strip(words: string): Strip {
  return words.trim().split(/\s+/) as unknown as Strip;
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing stands at ${index}`);
  return item;
}

/** What the reel shows when it stops with `stop` in its top row. */
export function windowAt(reel: Strip, stop: number, rows: number): SymbolId[] {
  const seen: SymbolId[] = [];
  for (let row = 0; row < rows; row += 1) seen.push(at(reel, (stop + row) % reel.length));
  return seen;
}

export function spinReels(reels: readonly Strip[], rows: number, random: RandomSource): Grid {
  return reels.map((reel) => windowAt(reel, random.below(reel.length), rows));
}

export function countSymbol(grid: Grid, symbol: SymbolId): number {
  let count = 0;
  for (const column of grid) for (const seen of column) if (seen === symbol) count += 1;
  return count;
}
