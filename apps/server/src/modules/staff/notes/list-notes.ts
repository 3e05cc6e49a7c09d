import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerNotes as call } from '@perya/contract/staff/calls/player-notes';
import { listRows } from '@perya/contract/staff/list';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { StaffServices } from '../dependencies.ts';
import { presentNote } from './note.present.ts';

/** What colleagues have noted about a player, the newest first. */
export async function listNotes(
  { notes }: StaffServices,
  { uid: given, cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const [found, count] = await Promise.all([
    notes.list(uid, readIdCursor(cursor), limit + 1),
    cursor === undefined ? notes.count(uid) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(presentNote),
    next: last && found.length > limit ? writeCursor(String(last.id)) : null,
    count,
  };
}
