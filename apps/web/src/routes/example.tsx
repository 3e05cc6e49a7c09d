import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const exampleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/example',
  staticData: { page: { title: msg`Example` } },
  loader: ({ context }) => context.loadMessages('example'),
  component: lazyRouteComponent(
    () => import('../features/example/example-page.tsx'),
    'ExamplePage',
  ),
});

export const exampleRoutes = [exampleRoute] as const;
