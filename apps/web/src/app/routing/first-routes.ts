import { createRoute, redirect } from '@tanstack/react-router';
import { homeRoutes } from '../../routes/home.tsx';
import { rootRoute } from '../../routes/root.tsx';
import type { routeTree } from '../../routes/route-tree.ts';
import { laterPath } from './later-path.ts';

/** The path for which the server was asked. */
const openedPath = location.pathname;

/**
 * A placeholder for every other path until the whole route tree is loaded; then it navigates to the same path. A module
 * that failed to load is not fetched again within a document, so then the page is reloaded from the server, once.
 */
const later = createRoute({
  getParentRoute: () => rootRoute,
  path: laterPath,
  beforeLoad: async ({ context, location: { pathname } }) => {
    const here = { to: pathname, search: true, hash: true, state: true, replace: true } as const;
    try {
      await context.ensureRoutes();
    } catch (error) {
      if (pathname === openedPath) throw error;
      throw redirect({ ...here, reloadDocument: true });
    }
    throw redirect(here);
  },
});

/**
 * All that the first load knows of the routes, however many there are. The whole tree takes its place under the same
 * root when its module is loaded, so this stands for it in types.
 */
export const firstRoutes = rootRoute.addChildren([
  ...homeRoutes,
  later,
]) as unknown as typeof routeTree;
