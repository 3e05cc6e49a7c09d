import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listLimitedPlayers as call } from '@perya/contract/limits/staff-calls/limits';
import { listRows } from '@perya/contract/staff/list';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { LimitsServices } from '../dependencies.ts';
import { presentLimited } from './limited.present.ts';

/** A page of players with limits or an exclusion, the newest change first. */
export async function listLimited(
  { limited }: Pick<LimitsServices, 'limited'>,
  { state, by, uid, cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const filter = {
    isExcluded: state === 'excluded',
    changedBy: by ?? null,
    uid: uid === undefined ? null : BigInt(uid),
  };
  const [rows, count] = await Promise.all([
    limited.list(filter, readIdCursor(cursor), limit + 1),
    limited.count(filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(presentLimited),
    next: last ? writeCursor(String(last.changedId)) : null,
    count,
  };
}
