import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { maskAccountNumber } from '@perya/contract/rules/account-number';
import type { ListedAccount, StoredAccount } from './account.store.ts';
import type { Names } from './seal-number.ts';

/** With the names that the identity check knows. [M-130 M-132] */
export function presentAccount(
  account: StoredAccount & Partial<ListedAccount>,
  names: Names,
): WithdrawAccount {
  const { first_name, middle_name, last_name } = names;
  return {
    id: String(account.id),
    channel_id: account.channelId,
    channel_name: account.channelName,
    channel_img: account.channelImg,
    account: maskAccountNumber(account.tail),
    status: account.status,
    flag: account.flag,
    currency: 'PHP',
    first_name,
    middle_name,
    last_name,
    is_last_used: account.isLastUsed ?? false,
  };
}
