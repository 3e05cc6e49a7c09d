import { useSyncExternalStore } from 'react';
import { brought, plain } from './brought.ts';

/** How many links this door has had, so that it tells another one from the same; from the first render on, or it would take a link twice. */
export function useCountBrought(path: string): number {
  const count = () => brought.getState().counts[plain(path)] ?? 0;
  return useSyncExternalStore(brought.subscribe, count, count);
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
