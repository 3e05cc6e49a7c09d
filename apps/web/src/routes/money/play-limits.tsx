import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const playLimitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/play-limits',
  staticData: { page: { title: msg`Play limits` } },
  loader: ({ context }) => context.loadMessages('play-limits'),
  component: lazyRouteComponent(
    () => import('../../features/play-limits/play-limits-page.tsx'),
    'PlayLimitsPage',
  ),
});

export const playLimitsRoutes = [playLimitsRoute] as const;
