import type { VoucherBatchWanted } from '@perya/contract/payments/staff-calls/vouchers';
import { voucherAmountMax, voucherAmountMin } from '@perya/contract/rules/payment-channels';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import { type Centavos, parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AuditOrigin, type Entry, nameOfActor, type Recorded } from '../../audit/index.ts';
import type { VouchersServices } from './services.ts';
import { makeCode } from './voucher-code.ts';

const yearMs = 366 * 24 * 3_600_000;
/** A batch that lives five years is a mistake. */
const lifeMaxMs = 5 * yearMs;

/** Refuses in words a batch that could not be made as things stand. */
export function checkBatch(wanted: VoucherBatchWanted): { amount: Centavos; expiresAt: Date } {
  const amount = parsePesos(wanted.amount);
  const expiresAt = new Date(wanted.expires_at * 1000);
  const lifeMs = expiresAt.getTime() - Date.now();
  const isInRange = amount !== null && amount >= voucherAmountMin && amount <= voucherAmountMax;
  if (!isInRange || lifeMs <= 0 || lifeMs > lifeMaxMs) throw new Refusal('VOUCHER_BATCH_RANGE');
  const problem = problemOfWords(wanted.note);
  if (problem) throw new Refusal(problem);
  return { amount, expiresAt };
}

/** Makes the codes in the transaction of an approval. Nobody sees them before they are exported. */
export async function makeBatchWithin(
  { vouchers, keyring }: VouchersServices,
  tx: Recorded,
  origin: AuditOrigin,
  wanted: VoucherBatchWanted & { reason: string },
): Promise<{ entries: Entry[] }> {
  const { amount, expiresAt } = checkBatch(wanted);
  const { count, turnover_times: turnoverTimes, note, reason } = wanted;
  const codes = new Set<string>();
  while (codes.size < count) codes.add(makeCode());
  const sealed = [...codes].map((code) => ({
    sealed: keyring.seal(Buffer.from(code)),
    digest: keyring.digest('voucher', code),
  }));
  const by = nameOfActor(origin.actor);
  const batch = { amount, count, expiresAt, turnoverTimes, note, by };
  const id = await vouchers.insertBatch(tx, batch, sealed);
  const after = { amount: String(amount), count, turnover_times: turnoverTimes, note };
  const subject = { kind: 'vouchers', id: String(id) } as const;
  return { entries: [{ action: 'payments.vouchers-made', subject, after, reason }] };
}
