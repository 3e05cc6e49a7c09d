import { msg } from '@lingui/core/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  careFilters,
  limitsFilters,
  locationFilters,
  winsFilters,
} from '../features/risk/risk-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { useSession } from '../lib/session/session.ts';
import { rootRoute } from './root.tsx';

const may = (permission: Permission) =>
  useSession.getState().me?.permissions.has(permission) ?? false;

const riskRouteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/risk',
  staticData: { title: msg`Risk`, permissions: ['limits.read', 'wins.read', 'care.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/risk-page.tsx'), 'RiskPage'),
});

const riskIndexRoute = createRoute({
  getParentRoute: () => riskRouteRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({
      to: may('wins.read') && !may('limits.read') ? '/risk/wins' : '/risk/limits',
    });
  },
});

const riskLimitsRoute = createRoute({
  getParentRoute: () => riskRouteRoute,
  path: '/limits',
  staticData: { title: msg`Limits and exclusions`, permissions: ['limits.read'] },
  validateSearch: searchReader(limitsFilters),
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/limits-page.tsx'), 'LimitsPage'),
});

const riskWinsRoute = createRoute({
  getParentRoute: () => riskRouteRoute,
  path: '/wins',
  staticData: { title: msg`Wins held back`, permissions: ['wins.read'] },
  validateSearch: searchReader(winsFilters),
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/wins-page.tsx'), 'WinsPage'),
});

const riskCareRoute = createRoute({
  getParentRoute: () => riskRouteRoute,
  path: '/care',
  staticData: { title: msg`Markers of harm`, permissions: ['care.read'] },
  validateSearch: searchReader(careFilters),
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/care/care-page.tsx'), 'CarePage'),
});

const riskCareUidRoute = createRoute({
  getParentRoute: () => riskCareRoute,
  path: '/$uid',
  staticData: { title: msg`Markers of harm of a player`, permissions: ['care.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/care/care-case.tsx'), 'CareCase'),
});

const riskLocationRoute = createRoute({
  getParentRoute: () => riskRouteRoute,
  path: '/location',
  staticData: { title: msg`Where players are`, permissions: ['limits.read'] },
  validateSearch: searchReader(locationFilters),
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/location-page.tsx'), 'LocationPage'),
});

const riskPolicyRoute = createRoute({
  getParentRoute: () => riskRouteRoute,
  path: '/policy',
  staticData: { title: msg`Figures of the law`, permissions: ['limits.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/policy-page.tsx'), 'PolicyPage'),
});

const riskLimitsUidRoute = createRoute({
  getParentRoute: () => riskLimitsRoute,
  path: '/$uid',
  staticData: { title: msg`Limits of a player`, permissions: ['limits.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/limits-case.tsx'), 'LimitsCase'),
});

const riskWinsIdRoute = createRoute({
  getParentRoute: () => riskWinsRoute,
  path: '/$id',
  staticData: { title: msg`Win held back`, permissions: ['wins.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: lazyRouteComponent(() => import('../features/risk/win-case.tsx'), 'WinCase'),
});

export const riskRoutes = [
  riskRouteRoute.addChildren([
    riskIndexRoute,
    riskLimitsRoute.addChildren([riskLimitsUidRoute]),
    riskWinsRoute.addChildren([riskWinsIdRoute]),
    riskCareRoute.addChildren([riskCareUidRoute]),
    riskLocationRoute,
    riskPolicyRoute,
  ]),
] as const;
