import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myNoticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/notices',
  staticData: { page: { title: msg`Notifications` } },
  loader: ({ context }) => context.loadMessages('notices'),
  component: lazyRouteComponent(
    () => import('../../features/notices/notices-page.tsx'),
    'NoticesPage',
  ),
});

export const noticesRoutes = [myNoticesRoute] as const;
