import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from './settings.tsx';

const settingsPoliciesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/policies',
  staticData: { title: msg`Policies`, permissions: ['settings.read'] },
  loader: ({ context }) => context.loadMessages('policies'),
  component: lazyRouteComponent(
    () => import('../features/policies/policies-page.tsx'),
    'PoliciesPage',
  ),
});

export const policiesInSettings = [settingsPoliciesRoute] as const;
