import type { RoleName } from '@perya/contract/staff/roles';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Entry, Recorded } from '../../audit/index.ts';
import type { Account } from '../accounts/account.store.ts';
import { isFromMore } from '../roles/networks.ts';
import type { StaffServices } from '../services.ts';
import { roleUnderGroups } from './groups-ceiling.ts';

type Services = Pick<StaffServices, 'accounts' | 'members' | 'roles' | 'allowsDemo'>;

/** An account that the transaction holds, with the administrators who can get in besides. */
export interface HeldAccount {
  account: Account;
  isLastAdministrator: boolean;
}

/** The administrators first, as whoever takes a role away does: two who wait for each other would wait for ever. */
export async function holdAccount(
  { accounts, members, allowsDemo }: Services,
  tx: Recorded,
  staffId: bigint,
): Promise<HeldAccount> {
  const able = await members.lockAdministrators(tx, allowsDemo);
  const account = await accounts.lock(tx, staffId);
  return { account, isLastAdministrator: able.length === 1 && able[0] === staffId };
}

/**
 * Takes from an account what its groups do not cover, for good: to give it back takes two people, as every wider role
 * does. Answers what the audit says of it, or null if no role is left.
 */
export async function holdUnderGroups(
  { members, roles }: Services,
  tx: Recorded,
  { account, isLastAdministrator }: HeldAccount,
  groups: readonly RoleName[],
): Promise<Entry[] | null> {
  const stored = await roles.list(tx);
  const find = (role: RoleName) => stored.find(({ name }) => name === role);
  const networksOf = (role: RoleName) => find(role)?.networks ?? null;
  const role = roleUnderGroups(account.role, groups, {
    permissionsOf: (each) => find(each)?.permissions ?? [],
    isFromMore: (each, other) => isFromMore(networksOf(other), networksOf(each)),
  });
  if (role === null) return null;
  if (role === account.role) return [];
  if (isLastAdministrator) throw new Refusal('STAFF_LAST_ADMINISTRATOR');
  await members.narrow(tx, account.id, role);
  return [
    {
      action: 'staff.role-changed',
      subject: { kind: 'staff', id: String(account.id) },
      before: { role: account.role },
      after: { role, groups },
      reason: 'the groups of the company',
    },
  ];
}
