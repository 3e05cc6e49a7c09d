import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from './settings.tsx';

const settingsPartnersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/partners',
  staticData: { title: msg`Partners`, permissions: ['partners.read'] },
  loader: ({ context }) => context.loadMessages('partners'),
  component: lazyRouteComponent(
    () => import('../features/partners/partners-page.tsx'),
    'PartnersPage',
  ),
});

export const partnersInSettings = [settingsPartnersRoute] as const;
