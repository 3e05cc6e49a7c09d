import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listHeldWins as call } from '@perya/contract/games/staff-calls/held-wins';
import { listRows } from '@perya/contract/staff/list';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { GamesServices } from '../dependencies.ts';
import { presentHeldWin } from './desk.present.ts';

/** A page of the desk: what waits oldest first, what was decided newest first. */
export async function listHeldWins(
  { desk, catalogue }: Pick<GamesServices, 'desk' | 'catalogue'>,
  { state, uid, cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const filter = {
    isDecided: state === 'decided',
    uid: uid === undefined ? null : BigInt(uid),
  };
  const from = cursor === undefined ? null : readIdCursor(cursor);
  const [rows, count] = await Promise.all([desk.list(filter, from, limit + 1), desk.count(filter)]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const presented = shown.map(async (win) =>
    presentHeldWin(win, win.game === null ? null : await catalogue.findGame(win.game)),
  );
  return {
    rows: await Promise.all(presented),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}
