import { toastStore } from '@perya/ui/toast';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useModals } from '../../lib/modals/open-modal.ts';
import { usePendingAction } from '../../lib/overlays/pending-action.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useIsGated } from '../use-is-gated.ts';
import { useGuardedOrigin } from './use-guarded-origin.ts';
import { useOverlayQuery } from './use-overlay-query.ts';

const OverlayLayer = lazy(() => import('./overlay-layer.tsx'));
const ModalLayer = lazy(() => import('./modal-layer.tsx'));
const ToastLayer = lazy(() => import('./toast-layer.tsx'));
const PlayerLayer = lazyWithRetry(() => import('./player-layer.tsx'));

/** Stays true once it was: a layer stays mounted, so that it can animate out. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue;
}

/** Modals, sheets and toasts; each is loaded when first needed. */
export function Layers() {
  useOverlayQuery();
  useGuardedOrigin();
  const isGated = useIsGated();
  const hasOverlay = useOnceTrue(usePendingAction((state) => state.action !== null));
  const hasModal = useOnceTrue(useModals((state) => state.modals.length > 0));
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const hasToast = useOnceTrue(toasts.length > 0);
  const isPlayer = useSession(({ token }) => token !== null);
  return (
    <>
      <Suspense>
        {hasOverlay && !isGated && <OverlayLayer />}
        {hasModal && !isGated && <ModalLayer />}
        {hasToast && <ToastLayer />}
      </Suspense>
      <Suspense>{isPlayer && !isGated && <PlayerLayer />}</Suspense>
    </>
  );
}
