import type { AppRouter } from '../router.tsx';
import { laterPath } from './later-path.ts';

/** Loads the routes beyond the home page, which put themselves under the root, and the list of their words. */
export async function loadRoutes(): Promise<void> {
  await Promise.all([
    import('../../route-tree.gen.ts'),
    import('../../lib/language/later-catalogues.ts'),
  ]);
}

let isWhole = false;

/** Lets a router that began with the home page find every route. */
export async function wantRoutes(router: AppRouter): Promise<void> {
  if (isWhole) return;
  await loadRoutes();
  isWhole = true;
  const { [laterPath]: standIn } = router.routesById as unknown as Record<string, unknown>;
  router.setRoutes(router.buildRouteTree());
  // It may be on the screen at this moment: it matches nothing any more but is still found by its name.
  Object.assign(router.routesById, { [laterPath]: standIn });
}
