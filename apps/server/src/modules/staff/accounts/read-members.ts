import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaff } from '@perya/contract/staff/calls/accounts';
import { permissionNames } from '@perya/contract/staff/permissions';
import { roleNames } from '@perya/contract/staff/roles';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffServices } from '../services.ts';
import { presentMember, presentSession } from '../staff.present.ts';

export async function listMembers(
  { members }: StaffServices,
  request: RequestOf<typeof listStaff>,
): Promise<AnswerOf<typeof listStaff>> {
  const page = await members.page(request);
  return { ...page, rows: page.rows.map(presentMember) };
}

export async function readMember({ members, sessions }: StaffServices, { id }: { id: string }) {
  const member = await members.find(BigInt(id));
  if (!member) throw new Refusal('NOT_FOUND');
  const open = await sessions.list(member.id);
  return { ...presentMember(member), open: open.map((session) => presentSession(session, null)) };
}

/** In the order of the contract, without permissions that a release has dropped. */
export async function listRoles({ roles }: StaffServices) {
  const stored = await roles.list();
  const rows = roleNames.map((role) => {
    const found = stored.find(({ name }) => name === role);
    const given = new Set(found?.permissions);
    return {
      role,
      permissions: permissionNames.filter((name) => given.has(name)),
      members: found?.members ?? 0,
    };
  });
  return { rows };
}
