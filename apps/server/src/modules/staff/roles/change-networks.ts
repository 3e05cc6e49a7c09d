import type { RequestOf } from '@perya/contract/call';
import type { narrowNetworks as call } from '@perya/contract/staff/calls/roles';
import type { RoleName } from '@perya/contract/staff/roles';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry } from '../../audit/index.ts';
import { requireAccount } from '../accounts/require-account.ts';
import type { StaffServices } from '../services.ts';
import { isFromMore, isNetwork, isWithin } from './networks.ts';

export function requireNetworks(networks: readonly string[]): void {
  if (!networks.every(isNetwork)) throw new Refusal('NETWORK_UNREADABLE');
}

/** What the audit says of it: in words, because no list is from anywhere. */
const factOf = (networks: readonly string[] | null) => ({
  networks: networks === null ? 'anywhere' : [...networks],
});

export const networksEntry = (
  role: RoleName,
  before: readonly string[] | null,
  after: readonly string[] | null,
  reason: string,
): Entry => ({
  action: 'staff.role-networks-changed',
  subject: { kind: 'role', role },
  before: factOf(before),
  after: factOf(after),
  reason,
});

/** Lets a role work from fewer networks, which one person may do; nobody shuts themselves out. */
export async function narrowNetworks(
  services: StaffServices,
  context: StaffContext,
  { role, networks, reason }: RequestOf<typeof call>,
): Promise<boolean> {
  requireNetworks(networks);
  // One person would keep all the others out.
  if (role === 'administrator') throw new Refusal('NETWORKS_BY_TWO');
  const own = await requireAccount(services, context.staffId);
  if (own.role === role && !isWithin(context.address, networks)) {
    throw new Refusal('NETWORKS_SHUT_OUT');
  }
  return services.audit.record<boolean>(byStaff(context), async (tx) => {
    const before = await services.roles.lockNetworks(tx, role);
    if (before === undefined) throw new Refusal('NOT_FOUND');
    if (isFromMore(before, networks)) throw new Refusal('NETWORKS_WIDER');
    await services.roles.narrowNetworks(tx, role, networks);
    return { result: true, entries: [networksEntry(role, before, networks, reason)] };
  });
}
