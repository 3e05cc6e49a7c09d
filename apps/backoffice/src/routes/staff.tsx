import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { staffFilters } from '../features/staff/staff-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { settingsRoute } from './settings.tsx';

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

export const staffInSettings = [settingsStaffRoute.addChildren([settingsStaffIdRoute])] as const;
