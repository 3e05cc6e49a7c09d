import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/service',
  staticData: { page: { title: msg`Customer service` } },
  loader: ({ context }) => context.loadMessages('support'),
  component: lazyRouteComponent(
    () => import('../../features/support/service-page.tsx'),
    'ServicePage',
  ),
});

export const supportRoutes = [serviceRoute] as const;
