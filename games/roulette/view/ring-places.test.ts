import { expect, test } from 'vitest';
import { ringPlaces } from './ring-places.ts';

test.each([
  [9, 12],
  [13, 8],
])('the wheel goes once around %d by %d, each pocket beside the one before it', (columns, rows) => {
  const places = ringPlaces(columns, rows);
  const cells = places.flatMap(({ column, row, columns: wide }) =>
    Array.from({ length: wide }, (_, at) => ({ column: column + at, row })),
  );
  expect(new Set(cells.map(({ column, row }) => `${column}.${row}`)).size).toBe(38);
  for (const [at, cell] of cells.entries()) {
    const next = cells[(at + 1) % cells.length] ?? cell;
    expect(Math.abs(cell.column - next.column) + Math.abs(cell.row - next.row)).toBe(1);
  }
});

test('refuses a grid whose edge is not as long as the wheel', () => {
  expect(() => ringPlaces(9, 11)).toThrow(RangeError);
});
