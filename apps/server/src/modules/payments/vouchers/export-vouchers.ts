import type { AnswerOf } from '@perya/contract/call';
import type {
  exportVouchers as exportCall,
  voidVouchers as voidCall,
} from '@perya/contract/payments/staff-calls/vouchers';
import { toPesos } from '@perya/money';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { VouchersServices } from './services.ts';
import { presentBatch } from './voucher.present.ts';
import { printedCode } from './voucher-code.ts';

const subjectOf = (id: bigint) => ({ kind: 'vouchers', id: String(id) }) as const;

/** The codes as CSV. They are money: there is no answer without an entry in the audit. */
export async function exportVouchers(
  { vouchers, audit, keyring }: VouchersServices,
  context: StaffContext,
  { id: given }: { id: string },
): Promise<AnswerOf<typeof exportCall>> {
  const id = BigInt(given);
  return audit.record(byStaff(context), async (tx) => {
    const batch = await vouchers.findBatch(id, tx);
    if (!batch) throw new Refusal('NOT_FOUND');
    const codes = await vouchers.listCodes(tx, id);
    const lines = codes.map(({ sealed, state }) =>
      [
        printedCode(keyring.open(sealed).toString()),
        toPesos(batch.amount),
        batch.expiresAt.toISOString(),
        state,
      ].join(','),
    );
    const csv = `code,amount,expires_at,state\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
    const entry = {
      action: 'payments.vouchers-exported',
      subject: subjectOf(id),
      after: { codes: codes.length },
    };
    return { result: { file: `vouchers-${id}.csv`, csv }, entries: [entry] };
  });
}

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
      subject: subjectOf(id),
      after: { codes: count },
      reason: words,
    };
    return { result: presentBatch(batch), entries: [entry] };
  });
}
