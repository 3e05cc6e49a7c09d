import { takeToken } from '@perya/contract/partners/entry-address';
import { createStore } from 'zustand';

interface Brought {
  /** The door that the last link leads to, and its token until that door takes it. */
  readonly path: string;
  readonly token: string | null;
  /** How many links each door has had. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Belongs to the first load, so that nothing else happens before; what the doors do with it does not. */
export const brought = createStore<Brought>()(() => ({ path: '', token: null, counts: {} }));

export const plain = (path: string) => path.replace(/\/+$/, '');

/** Keeps the token of an address, and answers what is left of it; null where there is none. */
export function keepBrought(address: string, search: string) {
  const taken = takeToken(address, search);
  if (taken === null) return null;
  const path = plain(taken.path);
  brought.setState(({ counts }) => ({
    path,
    token: taken.token,
    counts: { ...counts, [path]: (counts[path] ?? 0) + 1 },
  }));
  return taken;
}

/** Out of the address and the history before anything else happens. */
export function clearAddress(): void {
  const taken = keepBrought(location.pathname, location.search);
  if (taken === null) return;
  const search = taken.query.size > 0 ? `?${taken.query}` : '';
  history.replaceState(history.state, '', taken.path + search + location.hash);
}
