import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const sPointsIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-points',
  staticData: { page: { title: msg`Filcoins` } },
  loader: ({ context }) => context.loadMessages('points'),
  component: lazyRouteComponent(
    () => import('../../features/points/points-page.tsx'),
    'PointsPage',
  ),
});

export const pointsRoutes = [sPointsIndexRoute] as const;
