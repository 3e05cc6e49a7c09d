import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useMay } from '../session/session.ts';
import { type Room, rooms } from './rooms.ts';

/** Whether a route matches this path whole. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  return route !== undefined && params['**'] === undefined && !route.fullPath.endsWith('$');
}

/** The rooms that this person has. */
export function useRooms(): readonly Room[] {
  const router = useRouter();
  const may = useMay();
  return rooms.filter(({ path, permissions }) => permissions.some(may) && hasRoute(router, path));
}
