import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent, Navigate } from '@tanstack/react-router';
import { switchesFilters } from '../features/house/switches/switches-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { useMay } from '../lib/session/session.ts';
import { rootRoute } from './root.tsx';

const HomePage = lazyRouteComponent(() => import('../features/house/home-page.tsx'), 'HomePage');

/** People from outside have no queues: their first page is that of a regulator. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: msg`Home`, permissions: ['home.read', 'events.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: withPage(HomePage, function Index() {
    const may = useMay();
    return may('home.read') ? <HomePage /> : <Navigate to="/oversight" replace />;
  }),
});

const houseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house',
  staticData: { title: msg`Operations`, permissions: ['home.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(() => import('../features/house/house-tabs.tsx'), 'OperationsPage'),
});

const houseAlarmsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/alarms',
  staticData: { title: msg`Alarms`, permissions: ['home.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(() => import('../features/house/alarms-page.tsx'), 'AlarmsPage'),
});

const houseHealthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/health',
  staticData: { title: msg`Health`, permissions: ['home.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(() => import('../features/house/health-page.tsx'), 'HealthPage'),
});

const houseChecksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/checks',
  staticData: { title: msg`Checks`, permissions: ['ledger.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(() => import('../features/house/checks-page.tsx'), 'ChecksPage'),
});

const houseControlsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/controls',
  staticData: { title: msg`Controls`, permissions: ['controls.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/controls/controls-page.tsx'),
    'ControlsPage',
  ),
});

const houseControlsIdRoute = createRoute({
  getParentRoute: () => houseControlsRoute,
  path: '/$id',
  staticData: { title: msg`A run of a control`, permissions: ['controls.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/controls/control-case.tsx'),
    'ControlCase',
  ),
});

const houseProgramRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/program',
  staticData: { title: msg`Program`, permissions: ['releases.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/program/program-page.tsx'),
    'ProgramPage',
  ),
});

const houseLettersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/letters',
  staticData: { title: msg`Failed messages`, permissions: ['letters.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/dead-letters-page.tsx'),
    'DeadLettersPage',
  ),
});

const houseNoticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/notices',
  staticData: { title: msg`Notices`, permissions: ['notices.publish'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/notices/notices-page.tsx'),
    'NoticesPage',
  ),
});

const houseSwitchesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/house/switches',
  staticData: { title: msg`Switches`, permissions: ['games.read'] },
  validateSearch: searchReader(switchesFilters),
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/switches/switches-page.tsx'),
    'SwitchesPage',
  ),
});

const houseChecksIdRoute = createRoute({
  getParentRoute: () => houseChecksRoute,
  path: '/$id',
  staticData: { title: msg`A check`, permissions: ['ledger.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: lazyRouteComponent(
    () => import('../features/house/violations-case.tsx'),
    'ViolationsCase',
  ),
});

export const houseRoutes = [
  indexRoute,
  houseRoute,
  houseAlarmsRoute,
  houseHealthRoute,
  houseChecksRoute.addChildren([houseChecksIdRoute]),
  houseControlsRoute.addChildren([houseControlsIdRoute]),
  houseProgramRoute,
  houseLettersRoute,
  houseNoticesRoute,
  houseSwitchesRoute,
] as const;
