import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaffGames as call } from '@perya/contract/catalogue/staff-calls/games';
import { listRows } from '@perya/contract/staff/list';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { CatalogueServices } from '../dependencies.ts';
import { presentDeskGame } from './desk.present.ts';

/** Every game of the catalogue, also those that players do not see. */
export async function listDeskGames(
  { desk }: CatalogueServices,
  { cursor, limit = listRows.byDefault, ...filter }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [sorting, id] = cursor ? readCursor(cursor, /^-?\d{1,10}$/, /^\d{1,18}$/) : [];
  const after = sorting && id ? { sorting: Number(sorting), id: BigInt(id) } : null;
  // One row more than the page, to know whether another page follows.
  const [rows, count] = await Promise.all([
    desk.list(filter, after, limit + 1),
    desk.count(filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(presentDeskGame),
    next: last && rows.length > limit ? writeCursor(String(last.sorting), String(last.id)) : null,
    count,
  };
}
