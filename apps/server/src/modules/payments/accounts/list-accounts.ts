import type { WithdrawAccount } from '@perya/contract/payments/calls/withdraw-accounts';
import { presentAccount } from './account.present.ts';
import type { AccountsServices } from './services.ts';

export async function listAccounts(
  { accounts, kyc }: AccountsServices,
  uid: bigint,
): Promise<WithdrawAccount[]> {
  const [listed, names] = await Promise.all([accounts.list(uid), kyc.personOf(uid)]);
  return listed.map((account) => presentAccount(account, names));
}
