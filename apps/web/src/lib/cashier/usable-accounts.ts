import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';

const usable = 1;

/** What was removed is not offered. [M-131] */
export function usableAccounts(accounts: readonly WithdrawAccount[]): readonly WithdrawAccount[] {
  return accounts.filter(({ status }) => status === usable);
}

type Names = Pick<WithdrawAccount, 'first_name' | 'middle_name' | 'last_name'>;

/** A name of the identity check as it is read; empty where there is none yet. [M-132] */
export function fullName({ first_name, middle_name, last_name }: Names): string {
  return [first_name, middle_name, last_name].filter((part) => part !== '').join(' ');
}
