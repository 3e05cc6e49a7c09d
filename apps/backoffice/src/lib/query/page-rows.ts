import { rowsById } from '@perya/app-kit/query/page-rows';
import { countedRowsMax } from '@perya/contract/staff/list';

/** One page of a list, as `contract/staff/list.ts` has it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: number | null;
  /** What all that fits comes to, where the list says it. */
  readonly sums?: Readonly<Record<string, string>> | null;
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

/** What was read of a list: its pages, and the cursor that each of them was asked by. */
interface ReadPages<Row> {
  readonly pages: readonly ListPage<Row>[];
  readonly pageParams: readonly (string | null)[];
}

/**
 * A list that was read to its end, with the rows that have come behind the last one since: they stand below all that is
 * shown, so none moves. `look` is its last page, read anew by `cursor`. Null where nothing has come.
 */
export function grownBehind<Row>(
  { pages, pageParams }: ReadPages<Row>,
  { cursor, look }: { readonly cursor: string | null; readonly look: ListPage<Row> },
  idOf: IdOf<Row>,
): ListPage<Row> | null {
  const last = pages.at(-1);
  // It was read on or begun anew meanwhile, or there is a next page that will bring them.
  if (last === undefined || last.next !== null || pageParams.at(-1) !== cursor) return null;
  if (pages.length === 1 && last.rows.length === 0) return look.rows.length === 0 ? null : look;
  const known = new Set(pages.flatMap(({ rows }) => rows.map(idOf)));
  const lastKnown = look.rows.findLastIndex((row) => known.has(idOf(row)));
  if (lastKnown === -1) return null;
  const behind = look.rows.slice(lastKnown + 1);
  // A page that was full has no room for what is behind it: there is a next one now.
  const isFull = behind.length === 0 && isSameRow(look.rows.at(-1), last.rows.at(-1), idOf);
  const next = behind.length > 0 || isFull ? look.next : null;
  if (behind.length === 0 && next === null) return null;
  return { ...last, rows: [...last.rows, ...behind], next };
}

const isSameRow = <Row>(one: Row | undefined, other: Row | undefined, idOf: IdOf<Row>): boolean =>
  one !== undefined && other !== undefined && idOf(one) === idOf(other);

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
