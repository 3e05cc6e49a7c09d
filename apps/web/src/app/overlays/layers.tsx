import { lazy, Suspense } from 'react';
import { useModals } from '../../lib/modals/open-modal.ts';
import { usePendingAction } from '../../lib/overlays/pending-action.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useIsGated } from '../../lib/terms-gate/use-is-gated.ts';
import { ToastLayer, useHasToast, useOnceTrue } from './toasts.ts';
import { useGateBeforeLogin } from './use-gate-before-login.ts';
import { useGuardedOrigin } from './use-guarded-origin.ts';
import { useOverlayQuery } from './use-overlay-query.ts';

const OverlayLayer = lazy(() => import('./overlay-layer.tsx'));
const ModalLayer = lazy(() => import('./modal-layer.tsx'));
const PlayerLayer = lazyWithRetry(() => import('./player-layer.tsx'));

/** Modals, sheets and toasts; each is loaded when first needed. */
export function Layers() {
  useOverlayQuery();
  useGuardedOrigin();
  const isGated = useIsGated();
  const isLeaving = useGateBeforeLogin();
  const hasOverlay = useOnceTrue(usePendingAction((state) => state.action !== null));
  const hasModal = useOnceTrue(useModals((state) => state.modals.length > 0));
  const hasToast = useHasToast();
  const isPlayer = useSession(({ token }) => token !== null);
  return (
    <>
      <Suspense>
        {hasOverlay && !isGated && !isLeaving && <OverlayLayer />}
        {hasModal && !isGated && <ModalLayer />}
        {/* The gate, which keeps the rest of the page out of reach, shows them itself. [M-260] */}
        {hasToast && !isGated && <ToastLayer />}
      </Suspense>
      <Suspense>{isPlayer && !isGated && <PlayerLayer />}</Suspense>
    </>
  );
}
