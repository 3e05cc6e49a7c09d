import { rowsById } from '@perya/app-kit/query/page-rows';
import { countedRowsMax } from '@perya/contract/staff/list';

/** One page of a list, as `contract/staff/list.ts` has it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: number | null;
}

type IdOf<Row> = (row: Row) => string;

/**
 * The rows of all pages in order, each once. What the newest look at the first page says of a row that is shown
 * stands in its place: rows change where they are, and none moves.
 */
export function shownRows<Row>(
  pages: readonly ListPage<Row>[],
  newest: ListPage<Row> | undefined,
  idOf: IdOf<Row>,
): readonly Row[] {
  const rows = rowsById(pages, (page) => page.rows, idOf);
  for (const row of newest?.rows ?? []) if (rows.has(idOf(row))) rows.set(idOf(row), row);
  return [...rows.values()];
}

/** How many rows of the newest look are not shown and would stand above the first one that is. */
export function countNewRows<Row>(
  shown: readonly Row[],
  newest: ListPage<Row> | undefined,
  idOf: IdOf<Row>,
): number {
  if (newest === undefined) return 0;
  const known = new Set(shown.map(idOf));
  const firstKnown = newest.rows.findIndex((row) => known.has(idOf(row)));
  return firstKnown === -1 ? newest.rows.length : firstKnown;
}

/** '10,000+' where counting stopped; null where nobody counts. */
export function countText(count: number | null, locale: string): string | null {
  if (count === null) return null;
  const figure = Math.min(count, countedRowsMax).toLocaleString(locale);
  return count >= countedRowsMax ? `${figure}+` : figure;
}

/** What a table says of its length to a screen reader: -1 is the honest word for 'more than is known'. */
export function rowCountOf(rowsShown: number, count: number | null, hasMore: boolean): number {
  if (!hasMore) return rowsShown + 1;
  return count === null || count >= countedRowsMax ? -1 : count + 1;
}
