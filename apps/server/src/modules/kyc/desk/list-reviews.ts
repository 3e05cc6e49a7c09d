import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listReviews as call } from '@perya/contract/kyc/staff-calls/reviews';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../platform/http/context.ts';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import { openFields } from '../record/seal-fields.ts';
import type { DeskServices } from './dependencies.ts';
import { maskedName, presentRow } from './desk.present.ts';
import type { QueueFilter, QueuePlace } from './queue.store.ts';

type Request = RequestOf<typeof call>;

const exactMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

function placeOf(cursor: string): QueuePlace {
  const [submittedAt = '', uid = '', version = ''] = readCursor(
    cursor,
    exactMoment,
    /^\d{1,18}$/,
    /^\d{1,9}$/,
  );
  return { submittedAt, uid: BigInt(uid), version: Number(version) };
}

function statesOf(state: Request['state']): QueueFilter['states'] {
  if (state === 'all') return null;
  return state === 'open' ? ['waiting', 'escalated'] : [state];
}

/** A page of the queue: what waits oldest first, everything else newest first. */
export async function listReviews(
  { queue, keyring }: Pick<DeskServices, 'queue' | 'keyring'>,
  { staffId }: Pick<StaffContext, 'staffId'>,
  { state, flag, claim, uid, cursor, limit = listRows.byDefault }: Request,
): Promise<AnswerOf<typeof call>> {
  const isOpen = state === 'open' || state === 'waiting' || state === 'escalated';
  const filter: QueueFilter = {
    states: statesOf(state),
    flag: flag ?? null,
    uid: uid === undefined ? null : BigInt(uid),
    claimedBy: claim === 'mine' ? staffId : null,
    isFree: claim === 'free',
    order: isOpen ? 'asc' : 'desc',
  };
  const [found, count] = await Promise.all([
    queue.list(filter, cursor === undefined ? null : placeOf(cursor), limit + 1),
    cursor === undefined ? queue.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => presentRow(row, maskedName(openFields(keyring, row, row)), staffId)),
    next: last ? writeCursor(last.place, String(last.uid), String(last.version)) : null,
    count,
  };
}
