import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { staffFilters } from '../features/staff/staff-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  staticData: { title: msg`Settings` },
  component: lazyRouteComponent(
    () => import('../app/settings/settings-frame.tsx'),
    'SettingsFrame',
  ),
});

const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  staticData: { title: msg`Settings` },
  component: lazyRouteComponent(
    () => import('../app/settings/settings-frame.tsx'),
    'FirstSettings',
  ),
});

// The tabs of the room say the titles of its parts, so they are among the words of the shell.
const settingsStaffRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/staff',
  staticData: { title: msg`Staff`, permissions: ['staff.read'] },
  validateSearch: searchReader(staffFilters),
  loader: ({ context }) => context.loadMessages('staff'),
  component: lazyRouteComponent(() => import('../features/staff/staff-page.tsx'), 'StaffPage'),
});

const settingsStaffIdRoute = createRoute({
  getParentRoute: () => settingsStaffRoute,
  path: '/$id',
  staticData: { title: msg`Colleague`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('staff'),
  component: lazyRouteComponent(
    () => import('../features/staff/member-drawer.tsx'),
    'MemberDrawer',
  ),
});

const settingsRolesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/roles',
  staticData: { title: msg`Roles`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('roles'),
  component: lazyRouteComponent(() => import('../features/roles/roles-page.tsx'), 'RolesPage'),
});

const settingsSessionsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/sessions',
  staticData: { title: msg`Who is in`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('staff'),
  component: lazyRouteComponent(
    () => import('../features/staff/sessions-page.tsx'),
    'SessionsPage',
  ),
});

const settingsActivityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/activity',
  staticData: { title: msg`Activity`, permissions: ['staff.read'] },
  loader: ({ context }) => context.loadMessages('staff'),
  component: lazyRouteComponent(
    () => import('../features/staff/activity-page.tsx'),
    'ActivityPage',
  ),
});

const settingsBrandsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/brands',
  staticData: { title: msg`Brands`, permissions: ['settings.read'] },
  loader: ({ context }) => context.loadMessages('brands'),
  component: lazyRouteComponent(() => import('../features/brands/brands-page.tsx'), 'BrandsPage'),
});

const settingsBranchesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/branches',
  staticData: { title: msg`Branches`, permissions: ['settings.read'] },
  loader: ({ context }) => context.loadMessages('branches'),
  component: lazyRouteComponent(
    () => import('../features/branches/branches-page.tsx'),
    'BranchesPage',
  ),
});

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

const settingsVipRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/vip',
  staticData: { title: msg`VIP levels`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('vip'),
  component: lazyRouteComponent(
    () => import('../features/vip/vip-levels-page.tsx'),
    'VipLevelsPage',
  ),
});

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

const settingsConfigurationRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/configuration',
  staticData: { title: msg`Configuration`, permissions: ['configuration.read'] },
  loader: ({ context }) => context.loadMessages('configuration'),
  component: lazyRouteComponent(
    () => import('../features/configuration/configuration-page.tsx'),
    'ConfigurationPage',
  ),
});

const settingsOpeningRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/opening',
  staticData: { title: msg`Opening`, permissions: ['doors.read'] },
  loader: ({ context }) => context.loadMessages('opening'),
  component: lazyRouteComponent(
    () => import('../features/opening/opening-page.tsx'),
    'OpeningPage',
  ),
});

const settingsOwnRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/own',
  staticData: { title: msg`My account`, permissions: ['own.use'] },
  loader: ({ context }) => context.loadMessages('own'),
  component: lazyRouteComponent(() => import('../features/own/own-page.tsx'), 'OwnPage'),
});

export const settingsRoutes = [
  settingsRoute.addChildren([
    settingsIndexRoute,
    settingsStaffRoute.addChildren([settingsStaffIdRoute]),
    settingsRolesRoute,
    settingsSessionsRoute,
    settingsActivityRoute,
    settingsBrandsRoute,
    settingsBranchesRoute,
    settingsPartnersRoute,
    settingsVipRoute,
    settingsPoliciesRoute,
    settingsConfigurationRoute,
    settingsOpeningRoute,
    settingsOwnRoute,
  ]),
] as const;
