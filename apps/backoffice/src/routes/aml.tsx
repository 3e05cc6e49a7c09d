import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  amlCasesFilters,
  amlRatingsFilters,
  amlReportsFilters,
  amlTrialsFilters,
} from '../features/aml/aml-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const amlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/aml',
  staticData: { title: msg`AML`, permissions: ['aml.read'] },
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(() => import('../features/aml/aml-frame.tsx'), 'AmlFrame'),
});

const amlIndexRoute = createRoute({
  getParentRoute: () => amlRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/aml/cases' });
  },
});

const amlCasesRoute = createRoute({
  getParentRoute: () => amlRoute,
  path: '/cases',
  staticData: { title: msg`AML cases`, permissions: ['aml.read'] },
  validateSearch: searchReader(amlCasesFilters),
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(
    () => import('../features/aml/cases/cases-page.tsx'),
    'AmlCasesPage',
  ),
});

const amlCaseRoute = createRoute({
  getParentRoute: () => amlCasesRoute,
  path: '/$id',
  staticData: { title: msg`AML case`, permissions: ['aml.read'] },
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(
    () => import('../features/aml/cases/aml-case.tsx'),
    'AmlCaseDrawer',
  ),
});

const amlReportsRoute = createRoute({
  getParentRoute: () => amlRoute,
  path: '/reports',
  staticData: { title: msg`Reports of the law`, permissions: ['aml.read'] },
  validateSearch: searchReader(amlReportsFilters),
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(() => import('../features/aml/reports-page.tsx'), 'AmlReportsPage'),
});

const amlRatingsRoute = createRoute({
  getParentRoute: () => amlRoute,
  path: '/ratings',
  staticData: { title: msg`Ratings`, permissions: ['aml.read'] },
  validateSearch: searchReader(amlRatingsFilters),
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(() => import('../features/aml/ratings-page.tsx'), 'AmlRatingsPage'),
});

const amlRulesRoute = createRoute({
  getParentRoute: () => amlRoute,
  path: '/rules',
  staticData: { title: msg`Rules of the AML desk`, permissions: ['aml.read'] },
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(
    () => import('../features/aml/rules/rules-page.tsx'),
    'AmlRulesPage',
  ),
});

const amlTrialsRoute = createRoute({
  getParentRoute: () => amlRoute,
  path: '/trials',
  staticData: { title: msg`Trials of rules`, permissions: ['aml.read'] },
  validateSearch: searchReader(amlTrialsFilters),
  loader: ({ context }) => context.loadMessages('aml'),
  component: lazyRouteComponent(
    () => import('../features/aml/rules/trials-page.tsx'),
    'AmlTrialsPage',
  ),
});

export const amlRoutes = [
  amlRoute.addChildren([
    amlIndexRoute,
    amlCasesRoute.addChildren([amlCaseRoute]),
    amlReportsRoute,
    amlRatingsRoute,
    amlRulesRoute,
    amlTrialsRoute,
  ]),
] as const;
