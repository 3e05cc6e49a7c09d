import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const jackpotsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jackpots',
  staticData: { page: { title: msg`Jackpots` } },
  loader: ({ context }) => context.loadMessages('jackpots'),
  component: lazyRouteComponent(
    () => import('../../features/jackpots/jackpots-page.tsx'),
    'JackpotsPage',
  ),
});

export const jackpotsRoutes = [jackpotsRoute] as const;
