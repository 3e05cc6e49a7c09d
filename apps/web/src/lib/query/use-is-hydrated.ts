import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/**
 * False while the server's HTML is being hydrated, which happens part by part: an answer may come before its part is
 * reached, and must not show there before it is.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
}
