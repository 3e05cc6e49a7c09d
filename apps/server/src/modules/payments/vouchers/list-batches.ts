import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listVoucherBatches as listCall,
  readVoucherBatch as readCall,
} from '@perya/contract/payments/staff-calls/vouchers';
import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { VouchersServices } from './dependencies.ts';
import { presentBatch } from './voucher.present.ts';

/** A page of batches, the newest first. */
export async function listBatches(
  { vouchers }: VouchersServices,
  { state, q, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = { state: state ?? null, q: q || null };
  const [found, count] = await Promise.all([
    vouchers.listBatches(filter, readIdCursor(cursor), limit + 1),
    cursor === undefined ? vouchers.countBatches(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentBatch),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}

export async function readBatch(
  { vouchers }: VouchersServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const batch = await vouchers.findBatch(BigInt(id));
  if (!batch) throw new Refusal('NOT_FOUND');
  return presentBatch(batch);
}
