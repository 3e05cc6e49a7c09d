import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaff } from '@perya/contract/staff/calls/accounts';
import type { listRoles as rolesCall } from '@perya/contract/staff/calls/roles';
import { permissionNames } from '@perya/contract/staff/permissions';
import { isRole, roleNames } from '@perya/contract/staff/roles';
import { Refusal } from '../../../platform/http/refusal.ts';
import { titleOf } from '../roles/role-text.ts';
import type { StoredRole } from '../roles/roles.store.ts';
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

function presentRole(role: StoredRole) {
  const given = new Set(role.permissions);
  return {
    role: role.name,
    title: titleOf(role),
    is_own: !isRole(role.name),
    permissions: permissionNames.filter((name) => given.has(name)),
    networks: role.networks,
    members: role.members,
  };
}

/** In the order of the contract, then those of the operator; without permissions that a release has dropped. */
export async function listRoles({ roles }: StaffServices): Promise<AnswerOf<typeof rolesCall>> {
  const stored = await roles.list();
  const none = { title: null, permissions: [], networks: null, members: 0 };
  const ofRelease = roleNames.map(
    (name): StoredRole => stored.find((role) => role.name === name) ?? { name, ...none },
  );
  const own = stored.filter(({ name }) => !isRole(name));
  return { rows: [...ofRelease, ...own].map(presentRole) };
}
