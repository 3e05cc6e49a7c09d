import type { Channel } from '@perya/contract/payments/calls/payments';
import { parseWholePesos } from '@perya/contract/rules/payment-amount';
import { defaultAmountMax, defaultAmountMin, feeOf } from '@perya/contract/rules/payment-channels';
import { type Centavos, centavos, parsePesos } from '@perya/money';

const read = (amount: string) => parsePesos(amount) ?? centavos(0);

export interface Funds {
  readonly balance: Centavos;
  readonly withdrawable: Centavos;
  /** What must be played first. [M-098] */
  readonly locked: Centavos;
}

export function fundsOf(wallet: {
  readonly balance: string;
  readonly withdrawable: string;
}): Funds {
  const balance = read(wallet.balance);
  const withdrawable = read(wallet.withdrawable);
  return { balance, withdrawable, locked: centavos(balance - withdrawable) };
}

/** Whole pesos, as the field takes them. [M-310] */
export function allOf(withdrawable: Centavos): string {
  return String(withdrawable / 100n);
}

export interface Chip {
  /** In pesos, as it is typed. */
  readonly value: string;
  readonly isWithin: boolean;
}

/** [M-129] */
export function rangeOf({ min_amount, max_amount }: Pick<Channel, 'min_amount' | 'max_amount'>) {
  return {
    min: min_amount === null ? defaultAmountMin : read(min_amount),
    max: max_amount === null ? defaultAmountMax : read(max_amount),
  };
}

type Limits = Pick<Channel, 'amount_limit' | 'min_amount' | 'max_amount'>;

/** What the channel would refuse is not offered; what the balance does not reach stands there and waits. [M-311] */
export function chipsOf(channel: Limits, withdrawable: Centavos): Chip[] {
  const { min, max } = rangeOf(channel);
  return channel.amount_limit.flatMap((value) => {
    const amount = parseWholePesos(value);
    if (amount === null || amount < min || amount > max) return [];
    return [{ value, isWithin: amount <= withdrawable }];
  });
}

export interface Payout {
  readonly fee: Centavos;
  readonly arrives: Centavos;
}

/** What the channel keeps and what arrives; null while the amount is none. */
export function payoutOf(
  channel: Pick<Channel, 'fee_fixed' | 'fee_basis_points'>,
  typed: string,
): Payout | null {
  const amount = parseWholePesos(typed);
  if (amount === null) return null;
  const { fee_fixed, fee_basis_points: basisPoints } = channel;
  const fee = feeOf({ fixed: read(fee_fixed), basisPoints }, amount);
  return amount > fee ? { fee, arrives: centavos(amount - fee) } : null;
}
