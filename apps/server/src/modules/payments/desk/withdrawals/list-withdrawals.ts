import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaffWithdrawals as call } from '@perya/contract/payments/staff-calls/withdrawals';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { readCursor, writeCursor } from '../../../../platform/lists/cursor.ts';
import type { DeskServices } from '../dependencies.ts';
import type { QueueFilter } from './queue.store.ts';
import { presentWithdrawal } from './withdrawals.present.ts';

type Request = RequestOf<typeof call>;

function filterOf({ state, reason, channel, claim, uid, q }: Request, staffId: bigint) {
  const filter: QueueFilter = {
    status: state === 'all' ? null : state === 'review' ? 'under_review' : state,
    reason: reason ?? null,
    channelId: channel ?? null,
    uid: uid === undefined ? null : BigInt(uid),
    id: q === undefined ? null : BigInt(q.replace(/^w/i, '')),
    claimedBy: claim === 'mine' ? staffId : null,
    isFree: claim === 'free',
    isHeld: claim === 'held',
    order: state === 'review' || state === 'under_review' ? 'asc' : 'desc',
  };
  return filter;
}

/** A page of withdrawals: what waits oldest first, everything else newest first. */
export async function listWithdrawals(
  { queue, identity }: DeskServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
  request: Request,
): Promise<AnswerOf<typeof call>> {
  const { cursor, limit = listRows.byDefault } = request;
  const filter = filterOf(request, staffId);
  const after = cursor === undefined ? null : BigInt(readCursor(cursor, /^\d{1,18}$/)[0] ?? 0);
  const [found, count] = await Promise.all([
    queue.list(filter, after, limit + 1),
    cursor === undefined ? queue.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const names = await identity.listNames(rows.map(({ uid }) => uid));
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => presentWithdrawal(row, names, staffId)),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}
