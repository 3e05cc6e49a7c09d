import { Outlet, rootRouteId } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.tsx';

/** A page that fails to hydrate must not keep the rest of the app from starting for longer than this. */
const waitMaxMs = 15_000;

/**
 * Acts once when the page that is open is hydrated. React does that after the shell, in a boundary of its own: a
 * navigation in between would take the page's match away from under it.
 */
export function onPageHydrated(router: AppRouter, act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  setTimeout(once, waitMaxMs);
  const match = router.state.matches.at(-1);
  const isShown = match?.status === 'success';
  const route = router.routesById[isShown ? match.routeId : rootRouteId];
  const { component: Page = Outlet } = route.options;
  // It adds no element and no sibling, so that the ids of the server's HTML stay as they are.
  const HydratedPage = () => {
    useEffect(once, []);
    return <Page />;
  };
  route.update({ component: HydratedPage });
}
