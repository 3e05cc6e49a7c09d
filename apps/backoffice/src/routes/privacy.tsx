import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { incidentsFilters, privacyRequestsFilters } from '../features/privacy/privacy-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { title: msg`Data privacy`, permissions: ['privacy.read'] },
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/privacy-frame.tsx'),
    'PrivacyFrame',
  ),
});

const privacyIndexRoute = createRoute({
  getParentRoute: () => privacyRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/privacy/requests' });
  },
});

const privacyRequestsRoute = createRoute({
  getParentRoute: () => privacyRoute,
  path: '/requests',
  staticData: { title: msg`Privacy requests`, permissions: ['privacy.read'] },
  validateSearch: searchReader(privacyRequestsFilters),
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/requests/requests-page.tsx'),
    'PrivacyRequestsPage',
  ),
});

const privacyRequestRoute = createRoute({
  getParentRoute: () => privacyRequestsRoute,
  path: '/$id',
  staticData: { title: msg`Privacy request`, permissions: ['privacy.read'] },
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/requests/request-drawer.tsx'),
    'PrivacyRequestDrawer',
  ),
});

const unusedAccountsRoute = createRoute({
  getParentRoute: () => privacyRoute,
  path: '/unused',
  staticData: { title: msg`Unused accounts`, permissions: ['privacy.read'] },
  validateSearch: searchReader({}),
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/asleep/asleep-page.tsx'),
    'AsleepPage',
  ),
});

const incidentsRoute = createRoute({
  getParentRoute: () => privacyRoute,
  path: '/incidents',
  staticData: { title: msg`Incidents`, permissions: ['privacy.read'] },
  validateSearch: searchReader(incidentsFilters),
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/incidents/incidents-page.tsx'),
    'IncidentsPage',
  ),
});

const incidentRoute = createRoute({
  getParentRoute: () => incidentsRoute,
  path: '/$id',
  staticData: { title: msg`Incident`, permissions: ['privacy.read'] },
  loader: ({ context }) => context.loadMessages('privacy'),
  component: lazyRouteComponent(
    () => import('../features/privacy/incidents/incident-drawer.tsx'),
    'IncidentDrawer',
  ),
});

export const privacyRoutes = [
  privacyRoute.addChildren([
    privacyIndexRoute,
    privacyRequestsRoute.addChildren([privacyRequestRoute]),
    unusedAccountsRoute,
    incidentsRoute.addChildren([incidentRoute]),
  ]),
] as const;
