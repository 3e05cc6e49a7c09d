import type { Channel } from '@perya/contract/payments/calls/payments';
import { withdrawAmountProblem } from '@perya/contract/rules/payment-amount';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';
import { rangeOf } from './withdraw-figures.ts';

export type WithdrawField = 'account' | 'amount';

interface Form {
  /** False for the second mini-app's players, who choose none. [M-326] */
  readonly needsAccount: boolean;
  readonly accountId: string | null;
  readonly amount: string;
  readonly channel: Channel | null;
  readonly withdrawable: Centavos;
}

/** The fields that are empty, in the order of the form. [M-309] */
export function missingFields({ needsAccount, accountId, amount }: Form): WithdrawField[] {
  const missing: WithdrawField[] = [];
  if (needsAccount && accountId === null) missing.push('account');
  if (amount === '') missing.push('amount');
  return missing;
}

/** What is wrong with an amount that was typed, in the decided order; null if nothing is. [M-306 M-307 M-308] */
export function amountProblem({ amount, channel, withdrawable }: Form): Text | null {
  if (amount === '') return null;
  const noLimits = { min_amount: null, max_amount: null };
  return withdrawAmountProblem(amount, rangeOf(channel ?? noLimits), withdrawable);
}
