import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readOverlayQuery } from '../../lib/overlays/overlay-query.ts';
import { openOverlay } from '../../lib/overlays/pending-action.ts';

/** The login pages are that overlay already: they read the query themselves. */
const isLoginPage = (path: string) => /^\/login(?:Password)?\/?$/i.test(path);

/** An address with `action` and `payload` opens the overlay that it names. */
export function useOverlayQuery(): void {
  const search = useRouterState({ select: (state) => state.location.search });
  const path = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => {
    const request = readOverlayQuery(search);
    if (request === null || (request.action === 'login' && isLoginPage(path))) return;
    openOverlay(request.action, request.payload);
  }, [search, path]);
}
