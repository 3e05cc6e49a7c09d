import { type AnyRouter, useRouter } from '@tanstack/react-router';

/** Whether a page stands at this path. A route that takes whatever is left over is no page of its own. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  // The router answers the nearest route and puts what it could not place under this name.
  const isWhole = params['**'] === undefined;
  return route !== undefined && isWhole && !route.fullPath.endsWith('$');
}

/** An entry shows from the day its page does: nothing leads to a page that is not there. */
export function useHasRoute(): (path: string) => boolean {
  const router = useRouter();
  return (path) => hasRoute(router, path);
}
