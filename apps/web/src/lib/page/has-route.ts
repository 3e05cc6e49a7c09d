import { type AnyRouter, type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Whether a page stands at this path. A route that takes whatever is left over is no page of its own. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  // The router answers the nearest route and puts what it could not place under this name.
  const isWhole = params['**'] === undefined;
  return route !== undefined && isWhole && !route.fullPath.endsWith('$');
}

/** The same, once every route is known: the home page begins with its own alone. */
export async function findRoute(router: RegisteredRouter, path: string): Promise<boolean> {
  await router.options.context.wantRoutes().catch(() => {});
  return hasRoute(router, path);
}

/** An entry shows from the day its page does: nothing leads to a page that is not there. */
export function useHasRoute(): (path: string) => boolean {
  const router = useRouter();
  const { wantRoutes } = router.options.context;
  const [, setWhole] = useState(false);
  useEffect(() => {
    const redraw = () => setWhole(true);
    wantRoutes().then(redraw, redraw);
  }, [wantRoutes]);
  return (path) => hasRoute(router, path);
}
