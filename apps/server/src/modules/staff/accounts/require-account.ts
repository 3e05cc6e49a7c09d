import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import type { Account } from './account.store.ts';

/**
 * Accounts of the demo operator open nothing where there is no sandbox: their codes could be read by anybody. One that is
 * for a time opens nothing after its end.
 */
export function isUsable(
  { allowsDemo }: Pick<StaffServices, 'allowsDemo'>,
  account: Pick<Account, 'switchedOffAt' | 'isDemo' | 'isOver'> | null,
): boolean {
  return account?.switchedOffAt === null && !account.isOver && (allowsDemo || !account.isDemo);
}

export async function requireAccount(
  { accounts }: Pick<StaffServices, 'accounts'>,
  id: bigint,
): Promise<Account> {
  const account = await accounts.find(id);
  if (!account) throw new Refusal('NOT_FOUND');
  return account;
}

/** Refuses what would leave nobody who can manage staff. Nobody waits for the account itself before this. */
export async function keepAnAdministrator(
  { members, allowsDemo }: Pick<StaffServices, 'members' | 'allowsDemo'>,
  tx: Recorded,
  without: bigint,
): Promise<void> {
  const able = await members.lockAdministrators(tx, allowsDemo);
  if (able.includes(without) && able.length === 1) throw new Refusal('STAFF_LAST_ADMINISTRATOR');
}
