import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOverlayContents } from '../../lib/overlays/overlay-contents.ts';
import { readOverlayQuery, withoutOverlayQuery } from '../../lib/overlays/overlay-query.ts';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { sessionToken } from '../../lib/session/session-token.ts';

/** The login pages are that overlay already: they read the query themselves. */
const isLoginPage = (path: string) => /^\/login(?:Password)?\/?$/i.test(path);

/** An address with `action` and `payload` opens the overlay that it names, by the way that leads into it. */
export function useOverlayQuery(): void {
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
