import { wheel } from '../rules/wheel.ts';

export interface RingPlace {
  column: number;
  row: number;
  /** Zero is as wide as two. */
  columns: number;
}

/** The wheel's order around the edge of a grid, clockwise from zero in its upper left corner. */
export function ringPlaces(columns: number, rows: number): RingPlace[] {
  const edge = [
    ...Array.from({ length: columns }, (_, at) => ({ column: at + 1, row: 1 })),
    ...Array.from({ length: rows - 2 }, (_, at) => ({ column: columns, row: at + 2 })),
    ...Array.from({ length: columns }, (_, at) => ({ column: columns - at, row: rows })),
    ...Array.from({ length: rows - 2 }, (_, at) => ({ column: 1, row: rows - 1 - at })),
  ];
  if (edge.length !== wheel.length + 1) {
    throw new RangeError(`${columns} by ${rows} have no room for the wheel`);
  }
  return wheel.map((_, at) => {
    const place = edge[at === 0 ? 0 : at + 1] ?? { column: 1, row: 1 };
    return { ...place, columns: at === 0 ? 2 : 1 };
  });
}
