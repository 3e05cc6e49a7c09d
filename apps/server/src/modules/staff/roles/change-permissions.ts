import { mayHave, type Permission } from '@perya/contract/staff/permissions';
import { isReading, permissionsOfAll } from '@perya/contract/staff/reading-permissions';
import { isOutsideRole, type RoleName } from '@perya/contract/staff/roles';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

interface Change {
  role: RoleName;
  add: readonly Permission[];
  remove: readonly Permission[];
  reason: string;
}

/** What no change of a role may do, whoever asks for it. */
export function refuseChange({ role, add, remove }: Omit<Change, 'reason'>): void {
  if (role === 'administrator' || remove.some((name) => permissionsOfAll.includes(name))) {
    throw new Refusal('ROLE_FIXED');
  }
  if (!add.every((name) => mayHave(role, name))) {
    throw new Refusal(isOutsideRole(role) ? 'ROLE_READS_ONLY' : 'ROLE_COMPARTMENT');
  }
  if (role === 'auditor' && !add.every(isReading)) throw new Refusal('ROLE_READS_ONLY');
}

/** Null if the role is so already; otherwise `write` changes it, while nobody else does. */
export async function changePermissions(
  { roles }: Pick<StaffServices, 'roles'>,
  tx: Recorded,
  change: Change,
  write: () => Promise<void>,
): Promise<Entry | null> {
  refuseChange(change);
  const { role, add, remove, reason } = change;
  const before = await roles.lockPermissions(tx, role);
  const after = [...new Set([...before, ...add])].filter((name) => !remove.includes(name));
  if (after.length === before.length && after.every((name) => before.includes(name))) return null;
  await write();
  return {
    action: 'staff.role-permissions-changed',
    subject: { kind: 'role', role },
    before: { permissions: before.toSorted() },
    after: { permissions: after.toSorted() },
    reason,
  };
}

/** Takes permissions away, which one person may do: it works at the next call of whoever has the role. */
export function narrowRole(
  services: StaffServices,
  context: StaffContext,
  { role, permissions, reason }: { role: RoleName; permissions: Permission[]; reason: string },
): Promise<boolean> {
  return services.audit.record<boolean>(byStaff(context), async (tx) => {
    const change = { role, add: [], remove: permissions, reason };
    const entry = await changePermissions(services, tx, change, () =>
      services.roles.narrow(tx, role, permissions),
    );
    return entry ? { result: true, entries: [entry] } : nothingChanged(false);
  });
}
