import type { StaffServices } from '../services.ts';
import type { Account } from './account.store.ts';

/** Accounts of the demo operator open nothing where there is no sandbox: their codes could be read by anybody. */
export function isUsable(
  { allowsDemo }: Pick<StaffServices, 'allowsDemo'>,
  account: Pick<Account, 'switchedOffAt' | 'isDemo'> | null,
): boolean {
  return account?.switchedOffAt === null && (allowsDemo || !account.isDemo);
}
