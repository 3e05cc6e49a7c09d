import type { AnswerOf } from '@perya/contract/call';
import type { voidVouchers as voidCall } from '@perya/contract/payments/staff-calls/vouchers';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { VouchersServices } from './services.ts';
import { presentBatch } from './voucher.present.ts';

/** What nobody has used is worth nothing from now on; what was used stays. */
export async function voidVouchers(
  { vouchers, audit }: VouchersServices,
  context: StaffContext,
  { id: given, words: typed }: { id: string; words: string },
): Promise<AnswerOf<typeof voidCall>> {
  const id = BigInt(given);
  const words = readWords(typed);
  return audit.record(byStaff(context), async (tx) => {
    if (!(await vouchers.findBatch(id, tx))) throw new Refusal('NOT_FOUND');
    const count = await vouchers.voidUnused(tx, id);
    if (count === 0) throw new Refusal('PAYMENT_DECIDED');
    const batch = await vouchers.findBatch(id, tx);
    if (!batch) throw new Refusal('NOT_FOUND');
    const entry = {
      action: 'payments.vouchers-voided',
      subject: { kind: 'vouchers', id: String(id) } as const,
      after: { codes: count },
      reason: words,
    };
    return { result: presentBatch(batch), entries: [entry] };
  });
}
