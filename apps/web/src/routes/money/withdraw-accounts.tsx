import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const withdrawAccountsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/withdraw-accounts',
  staticData: { page: { title: msg`Withdrawal accounts` } },
  loader: ({ context }) => context.loadMessages('withdraw-accounts'),
  component: lazyRouteComponent(
    () => import('../../features/withdraw-accounts/withdraw-accounts-page.tsx'),
    'WithdrawAccountsPage',
  ),
});

export const withdrawAccountsRoutes = [withdrawAccountsRoute] as const;
