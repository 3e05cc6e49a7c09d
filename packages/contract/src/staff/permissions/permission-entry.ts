import type { Role } from '../roles.ts';

export interface PermissionEntry {
  /** What it allows, for whoever gives it. */
  readonly allows: string;
  /** Who has it in a new installation; the administrator has every one that is in no compartment. */
  readonly roles: readonly Role[];
  /** What is done with it waits for a second person, who has the permission named here. */
  readonly approvedBy?: string;
}

export type PermissionTable = Record<`${string}.${string}`, PermissionEntry>;
