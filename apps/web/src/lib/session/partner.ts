import type { Store } from '@perya/app-kit/browser/storage';
import type { Entry } from '@perya/contract/brands';

/** The partners that may bring a player, as `?from=` names them. */
const partners = ['ewallet', 'lazada', 'lazada-h5', 'maya'] as const;
export type Partner = (typeof partners)[number];

const name = 'partner';

function isPartner(value: unknown): value is Partner {
  return partners.some((partner) => partner === value);
}

/** The flag outlives navigation, reload and logout, but not the visit. [A-256 A-258] */
export function rememberPartner(query: URLSearchParams, store: Store): void {
  const from = query.get('from');
  if (isPartner(from)) store.write(name, from);
}

export function readPartner(store: Store): Partner | null {
  const stored = store.read(name);
  return isPartner(stored) ? stored : null;
}

const entries: Record<Partner, Entry> = {
  ewallet: 'wallet-app',
  lazada: 'shopping-mini',
  'lazada-h5': 'shopping-mini',
  maya: 'second-mini',
};

export function entryOf(partner: Partner | null): Entry {
  return partner === null ? 'web' : entries[partner];
}

/** The shopping partner's app logs its players in itself; in its browser they are players like any other. */
export function isInsideShoppingApp(partner: Partner | null): boolean {
  return partner === 'lazada';
}

/** Entry paths of the shopping partner; where they lead is the operator's setting. [M-471] */
export const shoppingPaths = { landing: '/lazada-mini', shop: '/lazada-shop' } as const;
