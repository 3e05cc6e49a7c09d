import type { Permission } from './permissions.ts';

/** Permissions that change nothing but the own affairs of whoever has them: all that an auditor may be given. */
export function isReading(permission: Permission): boolean {
  return /^(own\.use|ledger\.check|lists\.export)$|\.read$/.test(permission);
}

/** Without these nobody could leave the app again. */
export const permissionsOfAll: readonly Permission[] = ['own.use', 'home.read'];
