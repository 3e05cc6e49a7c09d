import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const oversightRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oversight',
  staticData: { title: msg`Oversight`, permissions: ['events.read'] },
  loader: ({ context }) => context.loadMessages('oversight'),
  component: lazyRouteComponent(
    () => import('../features/oversight/oversight-page.tsx'),
    'OversightPage',
  ),
});

export const oversightRoutes = [oversightRoute] as const;
