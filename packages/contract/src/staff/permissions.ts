import { permissionsOfAml } from './permissions/of-aml.ts';
import { permissionsOfHouse } from './permissions/of-house.ts';
import { permissionsOfMoney } from './permissions/of-money.ts';
import { permissionsOfPeople } from './permissions/of-people.ts';
import type { PermissionEntry } from './permissions/permission-entry.ts';
import { isOutsideRole, type Role, type RoleName } from './roles.ts';

/** Everything that staff can be allowed to do. The table is code; which role has what may be changed. */
export const permissions = {
  ...permissionsOfPeople,
  ...permissionsOfMoney,
  ...permissionsOfHouse,
  ...permissionsOfAml,
};

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as Permission[];

/**
 * What only the AML officers do and know of: permissions, requests, lists and entries of the audit, whose names all begin
 * so. Nobody else is given any of it, the administrator included.
 */
export const isOfCompartment = (name: string): boolean => /^aml[.-]/.test(name);

/** Whether a role may ever have it: the compartment belongs to the role of its officers alone, and people from outside get no more than a release gives them. */
export function mayHave(role: RoleName, permission: Permission): boolean {
  if (isOutsideRole(role)) return permissionsOf(role as Role).includes(permission);
  return role === 'aml' || !isOfCompartment(permission);
}

/** Whether whoever may do these things knows of what is in the compartment. */
export const isOfficer = (held: ReadonlySet<Permission>): boolean => held.has('aml.read');

/** What a role may do in a new installation. */
export function permissionsOf(role: Role): Permission[] {
  const isGiven = (name: Permission) => {
    const given: readonly Role[] = permissions[name].roles;
    return given.includes(role) || (role === 'administrator' && !isOfCompartment(name));
  };
  return permissionNames.filter(isGiven);
}

/** Whether whoever may do the one could, with the other, do something more. */
export function isWider(held: readonly Permission[], wanted: readonly Permission[]): boolean {
  return wanted.some((name) => !held.includes(name));
}

/** The permission of the second person, if what is done with this one needs one. */
export function approverOf(permission: Permission): Permission | null {
  const entry: PermissionEntry = permissions[permission];
  return (entry.approvedBy as Permission | undefined) ?? null;
}
