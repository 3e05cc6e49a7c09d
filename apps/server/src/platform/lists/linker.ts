import type { LinkKind } from '@perya/contract/house/staff-calls/player-links';
import type { Permission } from '@perya/contract/staff/permissions';

/** By what a module finds players who belong together; asked for whoever may know it. */
export interface Linker {
  kind: LinkKind;
  permission: Permission;
  /** Other players, at most so many. */
  find(uid: bigint, limit: number): Promise<bigint[]>;
}
