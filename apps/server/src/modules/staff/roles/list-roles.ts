import { permissionNames } from '@perya/contract/staff/permissions';
import { roleNames } from '@perya/contract/staff/roles';
import type { StaffServices } from '../services.ts';

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
