import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffServices } from '../services.ts';
import type { Account } from './account.store.ts';

export async function requireAccount(
  { accounts }: Pick<StaffServices, 'accounts'>,
  id: bigint,
): Promise<Account> {
  const account = await accounts.find(id);
  if (!account) throw new Refusal('NOT_FOUND');
  return account;
}
