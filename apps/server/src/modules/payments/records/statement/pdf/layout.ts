/** Points of an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 40 } as const;
export const contentWidth = page.width - 2 * page.margin;
export const rowHeight = 14;
/** Below it stands the number of the page. */
const bottom = page.height - 60;

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function columnsOf(widths: readonly [number, 'left' | 'right'][]): Column[] {
  let x: number = page.margin;
  return widths.map(([width, align]) => {
    const column = { x, width: width - 6, align };
    x += width;
    return column;
  });
}

export const rowColumns = columnsOf([
  [105, 'left'],
  [72, 'left'],
  [118, 'left'],
  [75, 'left'],
  [72, 'right'],
  [73.28, 'right'],
]);
export const sumColumns = columnsOf([
  [235, 'left'],
  [80, 'right'],
  [100, 'right'],
  [100.28, 'right'],
]);

/** Where the rows of the first page and of the following ones begin. */
export const rowsTop = (sums: number): number => 220 + (sums + 2) * rowHeight + 30;
export const laterRowsTop = 70;

/** How many rows fit below a height, the line of titles with them. */
export const rowsBelow = (top: number): number =>
  Math.max(0, Math.floor((bottom - top) / rowHeight) - 1);

/** How many pages a statement has. */
export function pagesOf(rows: number, sums: number): number {
  const rest = Math.max(0, rows - rowsBelow(rowsTop(sums)));
  return 1 + Math.ceil(rest / rowsBelow(laterRowsTop));
}
