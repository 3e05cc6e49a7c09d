export interface Row {
  readonly id: string;
}

/** The rows of all pages in order; a row that moved between two pages while they were read is shown once. [G-028] */
export function pageRows<Page, R extends Row>(
  pages: readonly Page[],
  rowsOf: (page: Page) => readonly R[],
): readonly R[] {
  const rows = new Map<string, R>();
  for (const row of pages.flatMap(rowsOf)) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
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
