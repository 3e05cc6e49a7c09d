import { createFastSource } from '@perya/game-kit/fast-source';
import { expect, test } from 'vitest';
import { playDrops, presentEdition } from '../rules/drop.ts';
import { type Cell, clearedCells, fallDown, layOut, pourIn } from './falling-cells.ts';

const gridOf = (cells: readonly Cell[]) =>
  cells.reduce<string[][]>((grid, { reel, row, symbol }) => {
    const column = grid[reel] ?? [];
    column[row] = symbol;
    grid[reel] = column;
    return grid;
  }, []);

test('shows every drop of a round as the rules played it, and only ever falls', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const drops = playDrops(createFastSource(seed), 100_000, presentEdition);
    let cells: Cell[] = [];
    for (const [place, { grid }] of drops.entries()) {
      const last = drops[place - 1];
      // A free drop falls onto a grid of its own.
      const previous = last?.free === drops[place]?.free ? last : undefined;
      const before = cells;
      cells = previous ? fallDown(before, previous.wins, grid) : pourIn(grid);
      expect(gridOf(cells)).toEqual(grid);
      expect(cells.every(({ row, fromRow }) => fromRow <= row)).toBe(true);
      expect(new Set(cells.map(({ key }) => key)).size).toBe(18);
      if (!previous) continue;
      const gone = new Set(clearedCells(before, previous.wins).map(({ key }) => key));
      const kept = before.filter(({ key }) => !gone.has(key));
      expect(kept.every(({ key }) => cells.some((cell) => cell.key === key))).toBe(true);
      expect(cells.some(({ key }) => gone.has(key))).toBe(false);
    }
  }
});

test('lays a grid out where it lies', () => {
  const grid = playDrops(createFastSource(1), 1, presentEdition)[0]?.grid ?? [];
  const cells = layOut(grid);
  expect(gridOf(cells)).toEqual(grid);
  expect(cells.every(({ row, fromRow }) => row === fromRow)).toBe(true);
});
