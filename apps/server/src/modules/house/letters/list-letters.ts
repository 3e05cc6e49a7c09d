import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listLetters as call } from '@perya/contract/house/staff-calls/letters';
import { countedRowsMax, listRows } from '@perya/contract/staff/list';
import type { HouseServices } from '../dependencies.ts';
import { readCursor, writeCursor } from '../id-cursor.ts';
import { presentLetter } from './letters.present.ts';

/** Messages that were given up, newest first. */
export async function listLetters(
  { outbox }: HouseServices,
  { cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [found, { count }] = await Promise.all([
    outbox.listDead(limit + 1, readCursor(cursor)),
    outbox.countDead(countedRowsMax),
  ]);
  const rows = found.slice(0, limit);
  const next = found.length > limit ? writeCursor(rows.at(-1)?.id) : null;
  return { rows: rows.map(presentLetter), next, count };
}
