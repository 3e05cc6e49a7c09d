import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePendingAction } from '../../lib/overlays/pending-action.ts';
import { isLanding } from '../../lib/terms-gate/gate-rules.ts';
import { useGate } from '../../lib/terms-gate/gate-state.ts';

/**
 * The gate does not stand over a landing page, and a login registers: whoever is asked to log in there goes to the
 * index, where the gate comes first. True while they are on their way. [M-008 M-231]
 */
export function useGateBeforeLogin(): boolean {
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
