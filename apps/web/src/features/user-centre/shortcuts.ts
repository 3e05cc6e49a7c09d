import type { Partner } from '../../lib/session/partner.ts';

export type ShortcutName = 'transaction' | 'bet-records' | 'bonus' | 'account' | 'daily-wins';

export interface Shortcut {
  readonly name: ShortcutName;
  readonly path: string;
}

/** [M-044 M-045 M-046 M-047] */
const shortcuts: readonly Shortcut[] = [
  { name: 'transaction', path: '/s-transaction' },
  { name: 'bet-records', path: '/bet-record' },
  { name: 'bonus', path: '/s-transaction/bonus' },
  { name: 'account', path: '/withdraw-accounts' },
  { name: 'daily-wins', path: '/daily-wins' },
];

/** Inside a partner's own shell money leaves by the partner's way, so no account for it is kept here. [M-048] */
function isOffered(name: ShortcutName, partner: Partner | null): boolean {
  return name !== 'account' || (partner !== 'maya' && partner !== 'lazada');
}

/** How many stand in a row, so that none stands alone: up to four in one, five or six in two. */
export function tilesPerRow(count: number): number {
  return count <= 4 ? count : 3;
}

/** Those that this player may use and whose page stands. */
export function shortcutsFor(
  partner: Partner | null,
  hasRoute: (path: string) => boolean,
): readonly Shortcut[] {
  return shortcuts.filter(({ name, path }) => isOffered(name, partner) && hasRoute(path));
}
