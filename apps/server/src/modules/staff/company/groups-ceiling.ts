import { isWider, type Permission } from '@perya/contract/staff/permissions';
import type { RoleName } from '@perya/contract/staff/roles';

/** What each role may do in this installation, and from where. */
interface StandingRoles {
  readonly permissionsOf: (role: RoleName) => readonly Permission[];
  /** Whether a role is for networks which another one is not for. */
  readonly isFromMore: (role: RoleName, other: RoleName) => boolean;
}

/**
 * The role that is left of an account's own under what the person's groups stand for: the same, a narrower one
 * of the groups, or null if none fits. It never may more than the account's own, nor from elsewhere, whatever the groups say:
 * whoever manages groups at the provider widens nobody here.
 */
export function roleUnderGroups(
  role: RoleName,
  groups: readonly RoleName[],
  { permissionsOf, isFromMore }: StandingRoles,
): RoleName | null {
  if (groups.includes(role) || groups.includes('administrator')) return role;
  const held = permissionsOf(role);
  const isAdministrator = role === 'administrator';
  const allowed = groups.flatMap((group) => permissionsOf(group));
  // An administrator is more than the sum of permissions.
  if (groups.length > 0 && !isAdministrator && !isWider(allowed, held)) return role;
  const narrower = groups.filter(
    (group) => !isWider(held, permissionsOf(group)) && !isFromMore(group, role),
  );
  const [widest] = narrower.toSorted((a, b) => permissionsOf(b).length - permissionsOf(a).length);
  return widest ?? null;
}
