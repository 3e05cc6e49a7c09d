import type { RandomSource } from '@perya/game-kit/random';
import { sumUnits } from '../../slot-kit/rules/lines.ts';
import type { SymbolId } from '../../slot-kit/rules/names.ts';
import { at, countSymbol, type Grid } from '../../slot-kit/rules/reels.ts';
import {
  firstWayPays,
  freeDrops,
  freeMultiplierMax,
  freeSacks,
  multiplierOf,
  rows,
  sacks,
  scatter,
  scattersForFreeDrops,
  type WayPays,
  wayPays,
  wild,
} from './paytable.ts';

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
  /** Of which free drop it is a part, from 1; none is named in what the stake paid for. */
  free?: number;
}

/** The rules that are played by now: roosters give free drops. */
export const presentEdition = 2;

type Sacks = readonly (readonly SymbolId[])[];

/** A symbol wins on three or more reels from the left, once for every way through its places. */
export function findWayWins(grid: Grid, pays: WayPays = wayPays): WayWin[] {
  const wins: WayWin[] = [];
  for (const [name, prizes] of Object.entries(pays)) {
    const symbol = name as SymbolId;
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

function freshSymbols(sack: readonly SymbolId[], count: number, random: RandomSource): SymbolId[] {
  const symbols: SymbolId[] = [];
  for (let drawn = 0; drawn < count; drawn += 1) symbols.push(at(sack, random.below(sack.length)));
  return symbols;
}

/** What won leaves, the rest falls, and new symbols come from above. */
function refill(grid: Grid, wins: readonly WayWin[], from: Sacks, random: RandomSource): Grid {
  return grid.map((column, reel) => {
    const kept = column.filter((seen) => !isCleared(wins, reel, seen));
    return kept.length === rows
      ? column
      : [...freshSymbols(at(from, reel), rows - kept.length, random), ...kept];
  });
}

/** Where drops fall from, what they pay, and what the next one counts after so many that won. */
interface Falling {
  from: Sacks;
  pays: WayPays;
  multiplierAfter(won: number): number;
  unitsMax: number;
  free?: number;
}

/** Drops on one grid until nothing wins, or until they have reached the most that they may pay. */
function fall({ from, pays, multiplierAfter, unitsMax, free }: Falling, random: RandomSource) {
  const drops: Drop[] = [];
  let grid: Grid = from.map((sack) => freshSymbols(sack, rows, random));
  let total = 0;
  for (;;) {
    const wins = findWayWins(grid, pays);
    const multiplier = multiplierAfter(drops.length);
    const units = sumUnits(wins) * multiplier;
    drops.push({ grid, wins, multiplier, units, ...(free !== undefined && { free }) });
    total += units;
    if (units === 0 || total >= unitsMax) return drops;
    grid = refill(grid, wins, from, random);
  }
}

/** How many free drops a grid gives on which nothing wins any more. */
export const freeDropsOf = (grid: Grid): number =>
  countSymbol(grid, scatter) >= scattersForFreeDrops ? freeDrops : 0;

/** What a free drop counts after so many wins since the first of them. */
export const freeMultiplierAfter = (won: number): number => Math.min(1 + won, freeMultiplierMax);

/** The drops that the stake paid for, and the free ones, until the round has reached the most it may pay. */
export function playDrops(random: RandomSource, unitsMax: number, edition: number): Drop[] {
  const paid = { multiplierAfter: multiplierOf, unitsMax };
  if (edition === 1) return fall({ ...paid, from: freeSacks, pays: firstWayPays }, random);
  const drops = fall({ ...paid, from: sacks, pays: wayPays }, random);
  const last = at(drops, drops.length - 1);
  const given = last.units === 0 ? freeDropsOf(last.grid) : 0;
  let won = 0;
  for (let free = 1; free <= given && sumUnits(drops) < unitsMax; free += 1) {
    const before = won;
    const fallen = fall(
      {
        from: freeSacks,
        pays: wayPays,
        multiplierAfter: (more) => freeMultiplierAfter(before + more),
        unitsMax: unitsMax - sumUnits(drops),
        free,
      },
      random,
    );
    won += fallen.filter(({ units }) => units > 0).length;
    drops.push(...fallen);
  }
  return drops;
}
