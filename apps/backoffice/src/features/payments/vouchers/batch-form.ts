import type { VoucherBatchWanted } from '@perya/contract/payments/staff-calls/vouchers';
import {
  voucherAmountMax,
  voucherAmountMin,
  voucherCountMax,
} from '@perya/contract/rules/payment-channels';
import { centavos, parsePesos, toPesos } from '@perya/money';
import { moneyTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';
import { dayEnds } from '../../../lib/list/manila-day.ts';

/** What is typed, as texts. */
export interface BatchForm {
  readonly amount: string;
  readonly count: string;
  /** A day in Manila, as 2026-11-15: the last on which a code can be used. */
  readonly until: string;
  readonly turnover_times: string;
  readonly note: string;
}

export const emptyBatch: BatchForm = {
  amount: '',
  count: '',
  until: '',
  turnover_times: '1',
  note: '',
};

function amountOf(typed: string): string | null {
  const amount = moneyTyped(typed);
  const value = amount === null ? null : parsePesos(amount);
  return value !== null && value >= voucherAmountMin && value <= voucherAmountMax ? amount : null;
}

const countOf = (typed: string) => wholeTyped(typed, { min: 1, max: voucherCountMax });

/** What the batch is worth in all, as soon as both can be read. */
export function worthOf({ amount, count }: BatchForm): string | null {
  const each = parsePesos(amountOf(amount) ?? '');
  const codes = countOf(count);
  return each === null || codes === null ? null : toPesos(centavos(each * BigInt(codes)));
}

/** What goes to the server, or the first field that cannot be read. */
export function readBatch(
  form: BatchForm,
  nowSeconds: number,
): { wanted: VoucherBatchWanted } | { problem: keyof BatchForm } {
  const amount = amountOf(form.amount);
  const count = countOf(form.count);
  const turnover_times = wholeTyped(form.turnover_times, { min: 0, max: 100 });
  const expires_at = form.until === '' ? 0 : dayEnds(form.until) - 1;
  if (amount === null) return { problem: 'amount' };
  if (count === null) return { problem: 'count' };
  if (expires_at <= nowSeconds) return { problem: 'until' };
  if (turnover_times === null) return { problem: 'turnover_times' };
  return { wanted: { amount, count, expires_at, turnover_times, note: form.note.trim() } };
}
