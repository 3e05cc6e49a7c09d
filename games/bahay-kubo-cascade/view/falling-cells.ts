import type { SymbolId } from '../../slot-kit/rules/names.ts';
import type { Grid } from '../../slot-kit/rules/reels.ts';
import { isCleared, type WayWin } from '../rules/drop.ts';
import { rows } from '../rules/paytable.ts';

/** One vegetable on the grid; it keeps its key while it falls. */
export interface Cell {
  key: string;
  symbol: SymbolId;
  reel: number;
  row: number;
  /** The row it comes from; above the grid it is negative. */
  fromRow: number;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `${made}`;
};

/** A whole grid that comes from above. */
export function pourIn(grid: Grid): Cell[] {
  return grid.flatMap((column, reel) =>
    column.map((symbol, row) => ({ key: newKey(), symbol, reel, row, fromRow: row - rows })),
  );
}

/** A grid that already lies there. */
export function layOut(grid: Grid): Cell[] {
  return pourIn(grid).map((cell) => ({ ...cell, fromRow: cell.row }));
}

export function clearedCells(cells: readonly Cell[], wins: readonly WayWin[]): Cell[] {
  return cells.filter(({ reel, symbol }) => isCleared(wins, reel, symbol));
}

/** What is left falls, and the new grid's upper symbols come from above. */
export function fallDown(cells: readonly Cell[], wins: readonly WayWin[], next: Grid): Cell[] {
  return next.flatMap((column, reel) => {
    const kept = cells
      .filter((cell) => cell.reel === reel && !isCleared(wins, reel, cell.symbol))
      .sort((a, b) => a.row - b.row);
    const added = rows - kept.length;
    return column.map((symbol, row): Cell => {
      const old = kept[row - added];
      return old
        ? { ...old, row, fromRow: old.row }
        : { key: newKey(), symbol, reel, row, fromRow: row - added };
    });
  });
}
