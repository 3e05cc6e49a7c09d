import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerPostings as call } from '@perya/contract/ledger/staff-calls/player-money';
import { listRows } from '@perya/contract/staff/list';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { LedgerServices } from '../dependencies.ts';
import { presentPosting } from './player-money.present.ts';

/** A player's ledger entries by their postings, each with its cause, its key and its far side. */
export async function listPlayerPostings(
  { postings }: LedgerServices,
  { uid: given, posting, cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const only = posting === undefined ? null : BigInt(posting);
  const [found, count] = await Promise.all([
    postings.list(uid, { before: readIdCursor(cursor), only }, limit + 1),
    cursor === undefined && only === null ? postings.count(uid) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(presentPosting),
    next: last && found.length > limit ? writeCursor(String(last.id)) : null,
    count,
  };
}
