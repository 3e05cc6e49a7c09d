import type { AppRouter } from './router.tsx';

let isWhole = false;

/** Loads the routes beyond the home page, which put themselves under the root. True when it made a difference. */
export async function loadRoutes(): Promise<boolean> {
  if (isWhole) return false;
  // Whoever wants a route wants its words next.
  await Promise.all([
    import('../route-tree.gen.ts'),
    import('../lib/language/later-catalogues.ts'),
  ]);
  isWhole = true;
  return true;
}

/** Lets a router that began with the home page find every route. */
export async function wantRoutes(router: AppRouter): Promise<boolean> {
  const isNew = await loadRoutes();
  if (isNew) router.setRoutes(router.buildRouteTree());
  return isNew;
}
