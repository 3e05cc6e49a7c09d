import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const landingAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  staticData: { page: { title: msg`Get the app` } },
  loader: ({ context }) => context.loadMessages('get-app'),
  component: lazyRouteComponent(
    () => import('../../features/get-app/get-app-page.tsx'),
    'GetAppPage',
  ),
});

export const getAppRoutes = [landingAppRoute] as const;
