import {
  voucherAmountMax,
  voucherAmountMin,
  voucherCountMax,
} from '@perya/contract/rules/payment-channels';
import { centavos, parsePesos, toPesos } from '@perya/money';
import { moneyTyped, numberTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';
import { dayEnds } from '../../../lib/list/manila-day.ts';

/** What is typed, as texts. */
export interface BatchForm {
  readonly amount: string;
  readonly count: string;
  /** A day in Manila, as 2026-11-15: the last on which a code can be used. */
  readonly expires_at: string;
  readonly turnover_times: string;
  readonly note: string;
}

export const emptyBatch: BatchForm = {
  amount: '',
  count: '',
  expires_at: '',
  turnover_times: '1',
  note: '',
};

const lastSecondOf = (day: string) => (day === '' ? Number.NaN : dayEnds(day) - 1);

/** What goes to the server of it, for the contract to judge. */
export const inputOf = (form: BatchForm) => ({
  ...form,
  amount: moneyTyped(form.amount) ?? form.amount,
  count: numberTyped(form.count),
  expires_at: lastSecondOf(form.expires_at),
  turnover_times: numberTyped(form.turnover_times),
  note: form.note.trim(),
});

const isWorth = (each: bigint | null) =>
  each !== null && each >= voucherAmountMin && each <= voucherAmountMax;

/** What the server would refuse beyond the shape of a field. */
export const refusedOf = (form: BatchForm, nowSeconds: number) =>
  [
    !isWorth(parsePesos(inputOf(form).amount)) && 'amount',
    !(lastSecondOf(form.expires_at) > nowSeconds) && 'expires_at',
  ] as const;

/** What the batch is worth in all, as soon as both can be read. */
export function worthOf({ amount, count }: BatchForm): string | null {
  const each = parsePesos(moneyTyped(amount) ?? '');
  const codes = wholeTyped(count, { min: 1, max: voucherCountMax });
  if (each === null || codes === null || !isWorth(each)) return null;
  return toPesos(centavos(each * BigInt(codes)));
}
