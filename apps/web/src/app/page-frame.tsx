import { localStore } from '@perya/app-kit/browser/browser-stores';
import { rootRouteId, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recordVisit } from '../lib/browser/persisted-history.ts';
import { laterPath } from './routing/later-path.ts';
import { usePageTitle } from './use-page-title.ts';

/** The path of the page that is shown; null while the routes of another page are being loaded. */
function useShownPath(): string | null {
  return useRouterState({
    select: ({ matches, location }) => {
      const leaf = matches.at(-1);
      if (leaf?.routeId === laterPath) return null;
      return leaf === undefined || leaf.routeId === rootRouteId ? location.pathname : leaf.pathname;
    },
  });
}

/** The page fades and slides in when its path changes, and only then; a change of query keeps it still. [A-069 M-031] */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const shownPath = useShownPath();
  const main = useRef<HTMLElement>(null);
  // No animation for the first page, which the server rendered.
  const [{ path, hasMoved }, setShown] = useState({ path: shownPath ?? '', hasMoved: false });
  if (shownPath !== null && shownPath !== path) setShown({ path: shownPath, hasMoved: true });
  usePageTitle();
  useEffect(() => {
    recordVisit(localStore, path, Date.now());
    if (!hasMoved) return;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path, hasMoved]);
  return (
    <main
      id="main"
      key={path}
      ref={main}
      tabIndex={-1}
      className={hasMoved ? 'page page-enter' : 'page'}
    >
      {children}
    </main>
  );
}
