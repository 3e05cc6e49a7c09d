import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listDeadLetters as call } from '@perya/contract/house/staff-calls/dead-letters';
import { countedRowsMax } from '@perya/contract/staff/list';
import { readIdCursor } from '../../../platform/lists/cursor.ts';
import { cutPage, rowsToRead } from '../../../platform/lists/cut-page.ts';
import type { HouseServices } from '../services.ts';
import { presentDeadLetter } from './dead-letters.present.ts';

/** Messages that were given up, newest first. */
export async function listDeadLetters(
  { outbox }: HouseServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [found, { count }] = await Promise.all([
    outbox.listDead(rowsToRead(request), readIdCursor(request.cursor)),
    outbox.countDead(countedRowsMax),
  ]);
  const { rows, next } = cutPage(found, request, ({ id }) => [String(id)]);
  return { rows: rows.map(presentDeadLetter), next, count };
}
