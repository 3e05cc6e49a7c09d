import { createRoute, redirect } from '@tanstack/react-router';
import type { routeTree } from '../../route-tree.gen.ts';
import { Route as RootRoute } from '../../routes/__root.tsx';
import { Route as HomeRoute } from '../../routes/index.tsx';
import { laterPath } from './later-path.ts';

const home = HomeRoute.update({ id: '/', path: '/', getParentRoute: () => RootRoute } as never);

/** Stands for every other path until the whole tree is there, and then sends whoever came on to the same place. */
const later = createRoute({
  getParentRoute: () => RootRoute,
  path: laterPath,
  beforeLoad: async ({ context, location: { pathname } }) => {
    await context.wantRoutes();
    throw redirect({ to: pathname, search: true, hash: true, state: true, replace: true });
  },
});

/**
 * All that the first load knows of the routes, however many there are. The whole tree takes its place under the same
 * root when its module is loaded, so this stands for it in types.
 */
export const firstRoutes = RootRoute.addChildren([home, later]) as unknown as typeof routeTree;
