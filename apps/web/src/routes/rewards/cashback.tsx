import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const cashbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cashback',
  staticData: { page: { title: msg`Cashback` } },
  loader: ({ context }) => context.loadMessages('cashback'),
  component: lazyRouteComponent(
    () => import('../../features/cashback/cashback-page.tsx'),
    'CashbackPage',
  ),
});

export const cashbackRoutes = [cashbackRoute] as const;
