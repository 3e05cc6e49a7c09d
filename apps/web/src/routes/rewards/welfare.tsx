import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const welfareIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welfare',
  staticData: { page: { title: msg`Welfare` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: lazyRouteComponent(
    () => import('../../features/welfare/hub/welfare-page.tsx'),
    'WelfarePage',
  ),
});

const welfareBettingRankRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welfare/betting-rank',
  staticData: { page: { title: msg`Slot Betting Rankings` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: lazyRouteComponent(
    () => import('../../features/welfare/ranking/ranking-page.tsx'),
    'RankingPage',
  ),
});

const racesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/races',
  staticData: { page: { title: msg`Races` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: lazyRouteComponent(
    () => import('../../features/welfare/races/races-page.tsx'),
    'RacesPage',
  ),
});

const welfareCq9PageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welfare/cq9-page',
  staticData: { page: { title: msg`CQ9 Daily Rebate` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: lazyRouteComponent(
    () => import('../../features/welfare/rebates/cq9-page.tsx'),
    'Cq9Page',
  ),
});

const welfareTpgDetailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welfare/tpg-details',
  staticData: { page: { title: msg`TPG Daily Loss Rebate` } },
  loader: ({ context }) => context.loadMessages('welfare'),
  component: lazyRouteComponent(
    () => import('../../features/welfare/rebates/tpg-page.tsx'),
    'TpgPage',
  ),
});

export const welfareRoutes = [
  welfareIndexRoute,
  welfareBettingRankRoute,
  racesRoute,
  welfareCq9PageRoute,
  welfareTpgDetailsRoute,
] as const;
