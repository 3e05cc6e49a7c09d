import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const closeAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/close',
  staticData: { page: { title: msg`Close the account` } },
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../../features/privacy/close-account-page.tsx'),
    'CloseAccountPage',
  ),
});

const ownRequestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/privacy',
  staticData: { page: { title: msg`Privacy requests` } },
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../../features/privacy/own-requests-page.tsx'),
    'OwnRequestsPage',
  ),
});

export const privacyRoutes = [closeAccountRoute, ownRequestsRoute] as const;
