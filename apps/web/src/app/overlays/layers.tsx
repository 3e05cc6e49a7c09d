import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useModals } from '../../lib/modals/open-modal.ts';
import { useOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { readOverlayQuery, withoutOverlayQuery } from '../../lib/overlays/overlay-query.ts';
import { openOverlay, usePendingAction } from '../../lib/overlays/pending-action.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { isInsideShoppingApp } from '../../lib/session/partner.ts';
import { useSession } from '../../lib/session/session.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';
import { isLanding } from '../../lib/terms-gate/gate-rules.ts';
import { useGate } from '../../lib/terms-gate/gate-state.ts';
import { useIsGated } from '../../lib/terms-gate/use-is-gated.ts';
import { isGuardedTab, useTabAfterLogin } from '../nav/use-tab-after-login.ts';
import { ToastLayer, useHasToast, useOnceTrue } from './toasts.ts';

/** The login pages are that overlay already: they read the query themselves. */
const isLoginPage = (path: string) => /^\/login(?:Password)?\/?$/i.test(path);

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

/**
 * The gate does not stand over a landing page, and a login registers: whoever is asked to log in there goes to the
 * index, where the gate comes first. True while they are on their way. [M-008 M-231]
 */
function useGateBeforeLogin(): boolean {
  const navigate = useNavigate();
  const isOnLanding = useRouterState({ select: ({ location }) => isLanding(location.pathname) });
  const hasProceeded = useGate((state) => state.hasProceeded);
  const isLoggingIn = usePendingAction(({ action }) => action === 'login');
  const isLeaving = isOnLanding && isLoggingIn && !hasProceeded;
  useEffect(() => {
    if (isLeaving) void navigate({ to: '/' });
  }, [isLeaving, navigate]);
  return isLeaving;
}

/** After a redirect by the guard: opens the login, and afterwards returns to the wanted page. [M-463] */
function useGuardedOrigin(): void {
  const origin = useRouterState({ select: ({ location }) => location.state.origin });
  // A second attempt at the same page is a new navigation.
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  const openTab = useEffectEvent(useTabAfterLogin());
  useEffect(() => {
    if (key === undefined || origin === undefined || sessionToken.get() !== null) return;
    // The shopping app logs its players in itself, and the page says so.
    if (isInsideShoppingApp(provedPartner())) return;
    if (isGuardedTab(origin)) openTab(origin);
    else openOverlay('login', { data: { to: origin } });
  }, [origin, key]);
}

/** An address with `action` and `payload` opens the overlay that it names, by the way that leads into it. */
function useOverlayQuery(): void {
  const navigate = useNavigate();
  const search = useRouterState({ select: (state) => state.location.search });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const action = readOverlayQuery(search)?.action;
  // Offered a moment after the page is alive.
  const content = useOverlayContents((contents) => action && contents[action]);
  useEffect(() => {
    const request = readOverlayQuery(search);
    if (!request || !content || (request.action === 'login' && isLoginPage(path))) return;
    if (request.action === 'login' && sessionToken.get() !== null) {
      // Whoever is logged in has nothing to do there.
      void navigate({ to: '.', search: withoutOverlayQuery(search), replace: true });
      return;
    }
    if (content.enter) content.enter(request.payload);
    else openOverlay(request.action, request.payload);
  }, [search, path, content, navigate]);
}
