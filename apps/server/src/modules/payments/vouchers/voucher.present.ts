import type { VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { BatchRow } from './voucher.store.ts';

export function presentBatch(row: BatchRow): VoucherBatch {
  return {
    id: String(row.id),
    state: row.state,
    amount: toPesos(row.amount),
    count: row.count,
    used: row.used,
    unused: row.unused,
    expires_at: seconds(row.expiresAt),
    turnover_times: row.turnoverTimes,
    note: row.note,
    made_at: seconds(row.madeAt),
    made_by: row.madeBy,
  };
}
