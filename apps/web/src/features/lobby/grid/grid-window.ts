interface Scrolled {
  /** How far the top of the grid stands above the top of the window; negative while it is below. */
  readonly abovePx: number;
  readonly viewportPx: number;
  readonly rowPx: number;
  readonly rowCount: number;
  /** How much is drawn beyond what is seen, on both sides. */
  readonly overscanPx: number;
}

export interface GridWindow {
  readonly first: number;
  /** The first row that is not drawn. */
  readonly end: number;
}

/** Which rows are in sight: only these are drawn, however long the list is. */
export function windowOf({
  abovePx,
  viewportPx,
  rowPx,
  rowCount,
  overscanPx,
}: Scrolled): GridWindow {
  if (rowPx <= 0) return { first: 0, end: Math.min(rowCount, firstRows) };
  const first = Math.floor((abovePx - overscanPx) / rowPx);
  const end = Math.ceil((abovePx + viewportPx + overscanPx) / rowPx);
  const within = (row: number) => Math.min(Math.max(row, 0), rowCount);
  return { first: within(first), end: within(end) };
}

/** Before anything is measured: more than a phone shows. */
const firstRows = 8;

export const firstWindow: GridWindow = { first: 0, end: firstRows };
