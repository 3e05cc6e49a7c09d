import type { routeTree } from '../route-tree.gen.ts';
import { Route as RootRoute } from '../routes/__root.tsx';
import { Route as HomeRoute } from '../routes/index.tsx';

const home = HomeRoute.update({ id: '/', path: '/', getParentRoute: () => RootRoute } as never);

/**
 * The home page alone: all that the first load knows of the routes, however many there are. The rest of the tree hangs
 * itself under the same root when its module is loaded, so this stands for the whole of it in types.
 */
export const firstRoutes = RootRoute.addChildren([home]) as unknown as typeof routeTree;
