import { listRows } from '@perya/contract/staff/list';
import { writeCursor } from './cursor.ts';

/** What a list is asked for beside its filters. */
export interface PageRequest {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** How many rows a page reads: one more than it shows, to know whether another follows. */
export const rowsToRead = ({ limit = listRows.byDefault }: PageRequest): number => limit + 1;

/** The page that was asked for, of rows that were read up to one beyond it. */
export function cutPage<Row>(
  found: readonly Row[],
  { limit = listRows.byDefault }: PageRequest,
  keyOf: (last: Row) => readonly string[],
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : writeCursor(...keyOf(last)) };
}
