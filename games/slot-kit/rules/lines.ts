import type { SymbolId } from './names.ts';
import type { Grid } from './reels.ts';

/** The row that each line crosses on each of five reels of three rows; the top row is 0. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
];

/** Units paid for 3, 4 and 5 of a symbol from the left along a line. */
export type LinePays = Partial<Record<SymbolId, readonly [number, number, number]>>;

export interface LineWin {
  /** The place in `paylines`. */
  line: number;
  symbol: SymbolId;
  count: number;
  units: number;
}

/**
 * The wins along every line. No wild stands on the first reel, so the symbol a line pays for is
 * always the one it starts with.
 */
export function findLineWins(grid: Grid, pays: LinePays, wild: SymbolId): LineWin[] {
  const wins: LineWin[] = [];
  for (const [line, rows] of paylines.entries()) {
    const symbol = grid[0]?.[rows[0] ?? 0];
    const prizes = symbol && pays[symbol];
    if (!prizes) continue;
    const count = runLength(grid, rows, symbol, wild);
    const units = prizes[count - 3];
    if (units !== undefined) wins.push({ line, symbol, count, units });
  }
  return wins;
}

function runLength(grid: Grid, rows: readonly number[], symbol: SymbolId, wild: SymbolId): number {
  let count = 1;
  for (; count < grid.length; count += 1) {
    const seen = grid[count]?.[rows[count] ?? 0];
    if (seen !== symbol && seen !== wild) break;
  }
  return count;
}

export function sumUnits(wins: readonly { units: number }[]): number {
  return wins.reduce((sum, { units }) => sum + units, 0);
}
