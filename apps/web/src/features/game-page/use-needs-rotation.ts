import { useSyncExternalStore } from 'react';

export type Orientation = 'portrait' | 'landscape';

function subscribe(listener: () => void): () => void {
  const query = matchMedia('(orientation: portrait)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const now = (): Orientation =>
  matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape';

/** Only handheld devices can be rotated. */
const isHandheld = () => matchMedia('(pointer: coarse)').matches;

export function useNeedsRotation(wanted: Orientation | null): boolean {
  const held = useSyncExternalStore<Orientation | null>(subscribe, now, () => null);
  return wanted !== null && held !== null && held !== wanted && isHandheld();
}
