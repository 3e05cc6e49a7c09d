import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in what the server draws and in the first pass over it, true from then on. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
