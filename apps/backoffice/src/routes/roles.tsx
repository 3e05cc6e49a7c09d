import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from './settings.tsx';

const settingsRolesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/roles',
  staticData: { title: msg`Roles`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('roles'),
  component: lazyRouteComponent(() => import('../features/roles/roles-page.tsx'), 'RolesPage'),
});

export const rolesInSettings = [settingsRolesRoute] as const;
