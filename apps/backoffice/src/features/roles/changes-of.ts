import type { Permission } from '@perya/contract/staff/permissions';

/** What was unticked and what was ticked since. */
export function changesOf(before: readonly Permission[], after: readonly Permission[]) {
  return {
    removed: before.filter((permission) => !after.includes(permission)),
    added: after.filter((permission) => !before.includes(permission)),
  };
}
