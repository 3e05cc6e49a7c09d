import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { eventFilters } from '../features/reports/events/event-filters.ts';
import {
  bankFilters,
  bonusFilters,
  cashFilters,
  cohortFilters,
  correctionFilters,
  entryFilters,
  playFilters,
} from '../features/reports/report-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reports',
  staticData: { title: msg`Figures`, permissions: ['figures.read'] },
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/reports-frame.tsx'),
    'ReportsFrame',
  ),
});

const reportsRevenueRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/',
  staticData: { title: msg`Revenue` },
  validateSearch: searchReader(playFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/revenue-page.tsx'),
    'RevenuePage',
  ),
});

const reportsCashRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/cash',
  staticData: { title: msg`Deposits and payouts` },
  validateSearch: searchReader(cashFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(() => import('../features/reports/cash-page.tsx'), 'CashPage'),
});

const reportsBonusesRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/bonuses',
  staticData: { title: msg`Cost of promotions` },
  validateSearch: searchReader(bonusFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/bonuses-page.tsx'),
    'BonusesPage',
  ),
});

const reportsEntriesRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/entries',
  staticData: { title: msg`Who came` },
  validateSearch: searchReader(entryFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/entries-page.tsx'),
    'EntriesPage',
  ),
});

const reportsCohortsRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/cohorts',
  staticData: { title: msg`Cohorts` },
  validateSearch: searchReader(cohortFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/cohorts/cohorts-page.tsx'),
    'CohortsPage',
  ),
});

const reportsDaysRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/days',
  staticData: { title: msg`Gaming days` },
  validateSearch: searchReader({}),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(() => import('../features/reports/days-page.tsx'), 'DaysPage'),
});

const reportsCorrectionsRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/corrections',
  staticData: { title: msg`Corrections` },
  validateSearch: searchReader(correctionFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/corrections-page.tsx'),
    'CorrectionsPage',
  ),
});

const reportsEventsRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/events',
  staticData: { title: msg`Significant events`, permissions: ['events.read'] },
  validateSearch: searchReader(eventFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/events/events-page.tsx'),
    'EventsPage',
  ),
});

const reportsBankRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/bank',
  staticData: { title: msg`Bank statements` },
  validateSearch: searchReader(bankFilters),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(() => import('../features/reports/bank/bank-page.tsx'), 'BankPage'),
});

const reportsCoverRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/cover',
  staticData: { title: msg`Cover and months` },
  validateSearch: searchReader({}),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(
    () => import('../features/reports/cover/cover-page.tsx'),
    'CoverPage',
  ),
});

const reportsMailRoute = createRoute({
  getParentRoute: () => reportsRoute,
  path: '/mail',
  staticData: { title: msg`By email` },
  validateSearch: searchReader({}),
  loader: ({ context }) => context.loadMessages('reports'),
  component: lazyRouteComponent(() => import('../features/reports/mail-page.tsx'), 'MailPage'),
});

export const reportsRoutes = [
  reportsRoute.addChildren([
    reportsRevenueRoute,
    reportsCashRoute,
    reportsBonusesRoute,
    reportsEntriesRoute,
    reportsCohortsRoute,
    reportsDaysRoute,
    reportsCorrectionsRoute,
    reportsEventsRoute,
    reportsBankRoute,
    reportsCoverRoute,
    reportsMailRoute,
  ]),
] as const;
