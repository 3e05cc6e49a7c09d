import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listStaffWithdrawals as call,
  StaffWithdrawal,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { presentClaim } from '../../../../platform/lists/queue.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import { maskedAccount, presentSums } from '../desk.present.ts';
import type { DeskServices } from '../services.ts';
import type { QueuedWithdrawal } from './queue.store.ts';

export function presentWithdrawal(
  row: QueuedWithdrawal,
  names: ReadonlyMap<bigint, string>,
  staffId: bigint,
): StaffWithdrawal {
  return {
    id: String(row.id),
    uid: String(row.uid),
    name: names.get(row.uid) ?? '',
    amount: toPesos(row.amount),
    fee: toPesos(row.fee),
    channel_id: row.channelId,
    channel_name: row.channelName,
    account: maskedAccount(row.numberTail),
    status: row.status,
    is_held: row.isHeld,
    reasons: row.reasons,
    created_at: seconds(row.createdAt),
    changed_at: seconds(row.changedAt),
    claim: presentClaim(row, staffId),
  };
}

type Request = RequestOf<typeof call>;

const statusOf = (state: Request['state']) => {
  if (state === 'all') return undefined;
  return state === 'review' ? 'under_review' : state;
};

/** A page of withdrawals: what waits oldest first, everything else newest first, unless another order is asked for. */
export async function listWithdrawals(
  { queue, identity }: DeskServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
  request: Request,
): Promise<AnswerOf<typeof call>> {
  const { state, claim, q, ...asked } = request;
  const page = await queue.page({
    ...asked,
    status: statusOf(state),
    id: q?.replace(/^w/i, ''),
    claimedBy: claim === 'mine' ? staffId : undefined,
    isFree: claim === 'free',
    isHeld: claim === 'held',
  });
  const names = await identity.listMaskedNames(page.rows.map(({ uid }) => uid));
  return {
    ...page,
    rows: page.rows.map((row) => presentWithdrawal(row, names, staffId)),
    sums: presentSums(page.sums),
  };
}
