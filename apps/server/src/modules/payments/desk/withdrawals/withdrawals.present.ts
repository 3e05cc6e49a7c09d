import type { StaffWithdrawal } from '@perya/contract/payments/staff-calls/withdrawals';
import { toPesos } from '@perya/money';
import { presentClaim } from '../../../../platform/lists/queue.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import { maskedAccount } from '../desk.present.ts';
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
