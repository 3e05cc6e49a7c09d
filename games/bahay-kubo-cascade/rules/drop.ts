import type { RandomSource } from '@perya/game-kit/random';
import { sumUnits } from '../../slot-kit/rules/lines.ts';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at, type Grid } from '../../slot-kit/rules/reels.ts';
import { multiplierOf, rows, sacks, wayPays, wild } from './paytable.ts';

export interface WayWin {
  symbol: SymbolId;
  /** Over how many reels from the left. */
  count: number;
  ways: number;
  /** Before the multiplier. */
  units: number;
}

export interface Drop {
  grid: Grid;
  wins: readonly WayWin[];
  multiplier: number;
  /** After the multiplier. */
  units: number;
}

const paying = Object.entries(wayPays) as [keyof typeof wayPays, readonly number[]][];

/** A symbol wins on three or more reels from the left, once for every way through its places. */
export function findWayWins(grid: Grid): WayWin[] {
  const wins: WayWin[] = [];
  for (const [symbol, prizes] of paying) {
    let ways = 1;
    let count = 0;
    for (const column of grid) {
      const places = countPlaces(column, symbol);
      if (places === 0) break;
      ways *= places;
      count += 1;
    }
    const prize = prizes[count - 3];
    if (prize !== undefined) wins.push({ symbol, count, ways, units: ways * prize });
  }
  return wins;
}

function countPlaces(column: readonly SymbolId[], symbol: SymbolId): number {
  let places = 0;
  for (const seen of column) if (seen === symbol || seen === wild) places += 1;
  return places;
}

/** Whether this place took part in a win, and so leaves the grid. */
export function isCleared(wins: readonly WayWin[], reel: number, seen: SymbolId): boolean {
  return wins.some(({ symbol, count }) => reel < count && (seen === symbol || seen === wild));
}

function freshSymbols(reel: number, count: number, random: RandomSource): SymbolId[] {
  const sack = at(sacks, reel);
  const symbols: SymbolId[] = [];
  for (let drawn = 0; drawn < count; drawn += 1) symbols.push(at(sack, random.below(sack.length)));
  return symbols;
}

/** What won leaves, the rest falls, and new symbols come from above. */
function refill(grid: Grid, wins: readonly WayWin[], random: RandomSource): Grid {
  return grid.map((column, reel) => {
    const kept = column.filter((seen) => !isCleared(wins, reel, seen));
    return kept.length === rows
      ? column
      : [...freshSymbols(reel, rows - kept.length, random), ...kept];
  });
}

/** Drops until nothing wins, or until the round has reached the most it may pay. */
export function playDrops(random: RandomSource, unitsMax: number): Drop[] {
  const drops: Drop[] = [];
  let grid: Grid = sacks.map((_, reel) => freshSymbols(reel, rows, random));
  let total = 0;
  for (;;) {
    const wins = findWayWins(grid);
    const multiplier = multiplierOf(drops.length);
    const units = sumUnits(wins) * multiplier;
    drops.push({ grid, wins, multiplier, units });
    total += units;
    if (units === 0 || total >= unitsMax) return drops;
    grid = refill(grid, wins, random);
  }
}
