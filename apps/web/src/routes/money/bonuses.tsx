import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myBonusesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/bonuses',
  staticData: { page: { title: msg`My bonuses` } },
  loader: ({ context }) => context.loadMessages('bonuses'),
  component: lazyRouteComponent(
    () => import('../../features/bonuses/bonuses-page.tsx'),
    'BonusesPage',
  ),
});

export const bonusesRoutes = [myBonusesRoute] as const;
