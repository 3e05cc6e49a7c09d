import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const sVipIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-vip',
  staticData: { page: { title: msg`VIP Center` } },
  loader: ({ context }) => context.loadMessages('vip'),
  component: lazyRouteComponent(() => import('../../features/vip/vip-page.tsx'), 'VipPage'),
});

const sVipLevelSystemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-vip/level-system',
  staticData: { page: { title: msg`Level system` } },
  loader: ({ context }) => context.loadMessages('vip'),
  component: lazyRouteComponent(
    () => import('../../features/vip/level-system-page.tsx'),
    'LevelSystemPage',
  ),
});

export const vipRoutes = [sVipIndexRoute, sVipLevelSystemRoute] as const;
