import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { isInsideShoppingApp } from '../../lib/session/partner.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { provedPartner } from '../../lib/session/wallet-app-user.ts';

/** After a redirect by the guard: opens the login, and afterwards returns to the wanted page. [M-463] */
export function useGuardedOrigin(): void {
  const origin = useRouterState({ select: ({ location }) => location.state.origin });
  // A second attempt at the same page is a new navigation.
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  useEffect(() => {
    if (key === undefined || origin === undefined || sessionToken.get() !== null) return;
    // The shopping app logs its players in itself, and the page says so.
    if (isInsideShoppingApp(provedPartner())) return;
    openOverlay('login', { data: { to: origin } });
  }, [origin, key]);
}
