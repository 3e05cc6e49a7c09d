import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { sessionToken } from '../../lib/session/session-token.ts';

/** Whoever the guard sent away is asked to log in, and then brought to where they wanted to go. [M-463] */
export function useGuardedOrigin(): void {
  const origin = useRouterState({ select: ({ location }) => location.state.origin });
  // Another try at the same page is another navigation.
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  useEffect(() => {
    if (key === undefined || origin === undefined || sessionToken.get() !== null) return;
    openOverlay('login', { data: { to: origin } });
  }, [origin, key]);
}
