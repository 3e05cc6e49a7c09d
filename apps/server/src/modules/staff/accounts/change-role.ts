import { isWider } from '@perya/contract/staff/permissions';
import { isOutsideRole, type RoleName } from '@perya/contract/staff/roles';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import { isFromMore } from '../roles/networks.ts';
import type { StaffServices } from '../services.ts';
import type { Account } from './account.store.ts';
import { keepAnAdministrator } from './require-account.ts';

type Services = Pick<StaffServices, 'accounts' | 'members' | 'roles' | 'allowsDemo'>;

interface Move {
  id: bigint;
  role: RoleName;
  reason: string;
  /** Who approved whose request; one person alone gives no role that may what the present one may not, or from elsewhere. */
  byTwo: { request: string; approver: string } | null;
}

async function isWiderRole(
  { roles }: Services,
  tx: Recorded,
  from: RoleName,
  to: RoleName,
): Promise<boolean> {
  const stored = await roles.list(tx);
  const held = stored.find(({ name }) => name === from);
  const wanted = stored.find(({ name }) => name === to);
  // One of the operator's own may have been removed meanwhile.
  if (!held || !wanted) throw new Refusal('NOT_FOUND');
  return (
    to === 'administrator' ||
    isWider(held.permissions, wanted.permissions) ||
    isFromMore(held.networks, wanted.networks)
  );
}

/** Whom nothing wider can be given. */
export function refuseUnfit({ switchedOffAt, role }: Account): void {
  if (switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
  if (role === 'administrator') throw new Refusal('STAFF_SO_ALREADY');
}

/** Whoever is from outside stays so, and nobody else becomes it: such an account is for a time and from named networks. */
export function refuseOutside(from: RoleName, to: RoleName): void {
  if (isOutsideRole(from) || isOutsideRole(to)) throw new Refusal('STAFF_OUTSIDE');
}

/** Null if the account has the role already. */
export async function moveToRole(
  services: Services,
  tx: Recorded,
  { id, role, reason, byTwo }: Move,
): Promise<Entry | null> {
  // Two only ever widen, which takes no administrator away.
  if (!byTwo) await keepAnAdministrator(services, tx, id);
  const before = await services.accounts.lock(tx, id);
  if (before.role === role) return null;
  refuseOutside(before.role, role);
  if (byTwo) {
    refuseUnfit(before);
    await services.members.promote(tx, byTwo.request, byTwo.approver);
  } else {
    if (await isWiderRole(services, tx, before.role, role)) throw new Refusal('STAFF_WIDER_ROLE');
    await services.members.narrow(tx, id, role);
  }
  return {
    action: 'staff.role-changed',
    subject: { kind: 'staff', id: String(id) },
    before: { role: before.role },
    after: { role },
    reason,
  };
}

/** A narrower role for a colleague. Nobody changes their own, and what widens is done by two. */
export async function changeRole(
  services: StaffServices,
  context: StaffContext,
  { id, role, reason }: { id: string; role: RoleName; reason: string },
): Promise<boolean> {
  const staffId = BigInt(id);
  if (staffId === context.staffId) throw new Refusal('STAFF_OWN_ACCOUNT');
  return services.audit.record<boolean>(byStaff(context), async (tx) => {
    const entry = await moveToRole(services, tx, { id: staffId, role, reason, byTwo: null });
    return entry ? { result: true, entries: [entry] } : nothingChanged(false);
  });
}
