import { takeToken } from '@perya/contract/partners/entry-address';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';

interface Brought {
  /** The door that the last link leads to, and its token until that door takes it. */
  readonly path: string;
  readonly token: string | null;
  /** How many links each door has had. */
  readonly counts: Readonly<Record<string, number>>;
}

const brought = createStore<Brought>()(() => ({ path: '', token: null, counts: {} }));

const plain = (path: string) => path.replace(/\/+$/, '');

/** How many links this door has had, so that it tells another one from the same; from the first render on, or it would take a link twice. */
export function useCountBrought(path: string): number {
  const count = () => brought.getState().counts[plain(path)] ?? 0;
  return useSyncExternalStore(brought.subscribe, count, count);
}

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

export function hasBrought(path: string): boolean {
  const state = brought.getState();
  return state.token !== null && state.path === plain(path);
}

/** The token of this door's link, once. */
export function takeBrought(path: string): string | null {
  if (!hasBrought(path)) return null;
  const { token } = brought.getState();
  brought.setState({ token: null });
  return token;
}

/** Out of the address and the history before anything else happens. */
export function clearAddress(): void {
  const taken = keepBrought(location.pathname, location.search);
  if (taken === null) return;
  const search = taken.query.size > 0 ? `?${taken.query}` : '';
  history.replaceState(history.state, '', taken.path + search + location.hash);
}
