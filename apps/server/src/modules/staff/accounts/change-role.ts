import type { Role } from '@perya/contract/staff/roles';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { StaffServices } from '../dependencies.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';

/** Null if the account has the role already. */
export async function moveToRole(
  services: Pick<StaffServices, 'accounts' | 'members' | 'allowsDemo'>,
  tx: Recorded,
  id: bigint,
  role: Role,
  reason: string,
): Promise<Entry | null> {
  if (role !== 'administrator') await keepAnAdministrator(services, tx, id);
  const before = await services.accounts.lock(tx, id);
  if (before.role === role) return null;
  await services.members.setRole(tx, id, role);
  return {
    action: 'staff.role-changed',
    subject: { kind: 'staff', id: String(id) },
    before: { role: before.role },
    after: { role },
    reason,
  };
}

/** Another role for a colleague. Nobody changes their own, and administrators are made by two. */
export async function changeRole(
  services: StaffServices,
  context: StaffContext,
  { id, role, reason }: { id: string; role: Role; reason: string },
): Promise<boolean> {
  const staffId = BigInt(id);
  if (staffId === context.staffId) throw new Refusal('STAFF_OWN_ACCOUNT');
  if (role === 'administrator') throw new Refusal('STAFF_ADMINISTRATOR');
  return services.audit.record<boolean>(byStaff(context), async (tx) => {
    const entry = await moveToRole(services, tx, staffId, role, reason);
    return entry ? { result: true, entries: [entry] } : nothingChanged(false);
  });
}
