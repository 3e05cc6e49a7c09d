import type { Permission } from './staff/permissions.ts';

/**
 * Who may call: anybody, a player, staff with the permission named, staff on their way in (who have
 * no session yet), a provider of games, a partner.
 */
export type Access =
  | 'public'
  | 'player'
  | 'provider'
  | 'partner'
  | 'staff-entrance'
  | { staff: Permission };

export type AccessKind = Extract<Access, string> | 'staff';
export type KindOf<A extends Access> = A extends string ? A : 'staff';

export function accessKind(access: Access): AccessKind {
  return typeof access === 'string' ? access : 'staff';
}
