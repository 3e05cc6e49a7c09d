import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my',
  staticData: { page: { title: msg`My` } },
  loader: ({ context }) => context.loadMessages('user-centre'),
  component: lazyRouteComponent(
    () => import('../../features/user-centre/user-centre-page.tsx'),
    'UserCentrePage',
  ),
});

export const userCentreRoutes = [myRoute] as const;
