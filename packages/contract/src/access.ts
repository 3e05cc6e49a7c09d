/** What a member of staff may be allowed to do, as area and action: `players.read`. */
export type Permission = `${string}.${string}`;

/** Who may call: anybody, a player, staff with the permission named, a provider of games, a partner. */
export type Access = 'public' | 'player' | 'provider' | 'partner' | { staff: Permission };

export type AccessKind = Extract<Access, string> | 'staff';
export type KindOf<A extends Access> = A extends string ? A : 'staff';

export function accessKind(access: Access): AccessKind {
  return typeof access === 'string' ? access : 'staff';
}
