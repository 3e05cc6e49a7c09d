import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const dailyWinsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/daily-wins',
  staticData: { page: { title: msg`Daily wins` } },
  loader: ({ context }) => context.loadMessages('daily-wins'),
  component: lazyRouteComponent(
    () => import('../../features/daily-wins/daily-wins-page.tsx'),
    'DailyWinsPage',
  ),
});

export const dailyWinsRoutes = [dailyWinsRoute] as const;
