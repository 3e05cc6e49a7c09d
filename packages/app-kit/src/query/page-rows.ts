/** The rows of all pages in order; a row that moved between two pages while they were read is shown once. [G-028] */
export function rowsById<Page, R>(
  pages: readonly Page[],
  rowsOf: (page: Page) => readonly R[],
  idOf: (row: R) => string,
): Map<string, R> {
  const rows = new Map<string, R>();
  for (const row of pages.flatMap(rowsOf)) if (!rows.has(idOf(row))) rows.set(idOf(row), row);
  return rows;
}

export type ListState = 'loading' | 'empty' | 'error' | 'ready';

interface Reading {
  readonly pagesRead: number;
  readonly rowCount: number;
  readonly hasFailed: boolean;
}

/** The state of the list as a whole. A failure after the first page is shown below the rows instead. */
export function listStateOf({ pagesRead, rowCount, hasFailed }: Reading): ListState {
  if (pagesRead === 0) return hasFailed ? 'error' : 'loading';
  return rowCount === 0 ? 'empty' : 'ready';
}

export type NextState = 'idle' | 'loading' | 'failed' | null;

interface Reader {
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

/** The state of the next page; null after the last one. */
export function nextStateOf(
  { hasNextPage, isFetchNextPageError }: Reader,
  isReading: boolean,
): NextState {
  if (!hasNextPage) return null;
  if (isReading) return 'loading';
  return isFetchNextPageError ? 'failed' : 'idle';
}
