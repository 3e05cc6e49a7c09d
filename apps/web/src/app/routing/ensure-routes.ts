import type { AppRouter } from '../router.tsx';
import { laterPath } from './later-path.ts';

/** Loads the routes beyond the home page, which add themselves to the root, and the list of their catalogues. */
export async function loadRoutes(): Promise<void> {
  await Promise.all([
    import('../../routes/route-tree.ts'),
    import('../../lib/language/later-catalogues.ts'),
  ]);
}

let isComplete = false;

/** Adds every route to a router that began with the home page alone. */
export async function ensureRoutes(router: AppRouter): Promise<void> {
  if (isComplete) return;
  await loadRoutes();
  isComplete = true;
  const { [laterPath]: standIn } = router.routesById as unknown as Record<string, unknown>;
  router.setRoutes(router.buildRouteTree());
  // The placeholder may be shown at this moment: it matches no path any more but must still exist by its id.
  Object.assign(router.routesById, { [laterPath]: standIn });
}
