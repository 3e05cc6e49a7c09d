import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { askedFilters } from '../features/kyc/compliance/asked-filters.ts';
import { figuresFilters } from '../features/kyc/figures/figures-filters.ts';
import { reviewsFilters } from '../features/kyc/queue/reviews-filters.ts';
import { entriesFilters } from '../features/kyc/watch-lists/entries-filters.ts';
import { foundFilters } from '../features/kyc/watch-lists/found-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const kycRouteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kyc',
  staticData: { title: msg`KYC`, permissions: ['kyc.read'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(() => import('../features/kyc/kyc-frame.tsx'), 'KycFrame'),
});

const kycIndexRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/kyc/reviews' });
  },
});

const kycAskedRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/asked',
  staticData: { title: msg`Asked to complete the check`, permissions: ['kyc.read'] },
  validateSearch: searchReader(askedFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/compliance/asked-page.tsx'),
    'AskedPage',
  ),
});

const kycComplianceRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/compliance',
  staticData: { title: msg`Compliance`, permissions: ['kyc.read'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/compliance/compliance-page.tsx'),
    'CompliancePage',
  ),
});

const kycFiguresRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/figures',
  staticData: { title: msg`Reports of the identity check`, permissions: ['kyc.read'] },
  validateSearch: searchReader(figuresFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/figures/figures-page.tsx'),
    'FiguresPage',
  ),
});

const kycListsRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/lists',
  staticData: { title: msg`Watch-lists`, permissions: ['kyc.read'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/watch-lists/lists-page.tsx'),
    'ListsPage',
  ),
});

const kycFoundRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/found',
  staticData: { title: msg`Found on lists`, permissions: ['kyc.read'] },
  validateSearch: searchReader(foundFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/watch-lists/found-page.tsx'),
    'FoundPage',
  ),
});

const kycReviewsRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/reviews',
  staticData: { title: msg`Identity checks`, permissions: ['kyc.read'] },
  validateSearch: searchReader(reviewsFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/queue/reviews-page.tsx'),
    'ReviewsPage',
  ),
});

const kycListsIdRoute = createRoute({
  getParentRoute: () => kycRouteRoute,
  path: '/lists/$id',
  staticData: { title: msg`Persons on a watch-list`, permissions: ['kyc.documents'] },
  validateSearch: searchReader(entriesFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(
    () => import('../features/kyc/watch-lists/entries-page.tsx'),
    'EntriesPage',
  ),
});

const kycReviewsUidVersionRoute = createRoute({
  getParentRoute: () => kycReviewsRoute,
  path: '/$uid/$version',
  staticData: { title: msg`Identity check`, permissions: ['kyc.documents'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(() => import('../features/kyc/case/review-case.tsx'), 'ReviewCase'),
});

export const kycRoutes = [
  kycRouteRoute.addChildren([
    kycIndexRoute,
    kycAskedRoute,
    kycComplianceRoute,
    kycFiguresRoute,
    kycListsRoute,
    kycFoundRoute,
    kycReviewsRoute.addChildren([kycReviewsUidVersionRoute]),
    kycListsIdRoute,
  ]),
] as const;
