import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Whether a route matches this path; a catch-all does not count. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  // The router answers the nearest route and puts what it could not place under this name.
  const isComplete = params['**'] === undefined;
  return route !== undefined && isComplete && !route.fullPath.endsWith('$');
}

/** Links are shown only if their route exists. */
export function useHasRoute(): (path: string) => boolean {
  const router = useRouter();
  const { ensureRoutes } = router.options.context;
  const [, setWhole] = useState(false);
  useEffect(() => {
    const redraw = () => setWhole(true);
    ensureRoutes().then(redraw, redraw);
  }, [ensureRoutes]);
  return (path) => hasRoute(router, path);
}
