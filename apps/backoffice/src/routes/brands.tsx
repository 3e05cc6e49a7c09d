import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from './settings.tsx';

const settingsBrandsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/brands',
  staticData: { title: msg`Brands`, permissions: ['settings.read'] },
  loader: ({ context }) => context.loadMessages('brands'),
  component: lazyRouteComponent(() => import('../features/brands/brands-page.tsx'), 'BrandsPage'),
});

export const brandsInSettings = [settingsBrandsRoute] as const;
