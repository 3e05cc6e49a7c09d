import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listVoucherBatches as listCall,
  readVoucherBatch as readCall,
} from '@perya/contract/payments/staff-calls/vouchers';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { VouchersServices } from './services.ts';
import { presentBatch } from './voucher.present.ts';

/** A page of batches, the newest first. */
export async function listBatches(
  { vouchers }: VouchersServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await vouchers.pageBatches(request);
  return { ...page, rows: page.rows.map(presentBatch) };
}

export async function readBatch(
  { vouchers }: VouchersServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const batch = await vouchers.findBatch(BigInt(id));
  if (!batch) throw new Refusal('NOT_FOUND');
  return presentBatch(batch);
}
