import { rootRouteId, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { localStore } from '../lib/browser/browser-stores.ts';
import { recordVisit } from '../lib/browser/persisted-history.ts';
import { usePageTitle } from './use-page-title.ts';

/** The path of the page that is shown, which is not yet the one asked for while that is loading. */
function useShownPath(): string {
  return useRouterState({
    select: ({ matches, location }) => {
      const leaf = matches.at(-1);
      return leaf === undefined || leaf.routeId === rootRouteId ? location.pathname : leaf.pathname;
    },
  });
}

/** The page fades and slides in when its path changes, and only then; a change of query keeps it still. [A-069 M-031] */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const path = useShownPath();
  const main = useRef<HTMLElement>(null);
  // No animation for the first page, which the server rendered.
  const [shown, setShown] = useState({ path, hasMoved: false });
  if (shown.path !== path) setShown({ path, hasMoved: true });
  const { hasMoved } = shown;
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
