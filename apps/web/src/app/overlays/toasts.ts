import { toastStore } from '@perya/ui/toast';
import { lazy, useState, useSyncExternalStore } from 'react';

/** Loaded with the first toast. */
export const ToastLayer = lazy(() => import('./toast-layer.tsx'));

/** Stays true once it was: a layer stays mounted, so that it can animate out. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
}

export function useHasToast(): boolean {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return useOnceTrue(toasts.length > 0);
}
