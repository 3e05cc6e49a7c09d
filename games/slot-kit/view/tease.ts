import type { SymbolId } from '../rules/names.ts';
import type { Grid } from '../rules/reels.ts';

/** The first reel that could still complete what the reels before it began; the number of reels if none. */
export function teaseFrom(grid: Grid, symbol: SymbolId, enough: number): number {
  let seen = 0;
  for (const [reel, column] of grid.entries()) {
    if (seen >= enough) return reel;
    seen += column.filter((shown) => shown === symbol).length;
  }
  return grid.length;
}

/** The places of a symbol, as `reel * rows + row`. */
export function placesOfSymbol(grid: Grid, symbol: SymbolId): number[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [reel * column.length + row] : [])),
  );
}
