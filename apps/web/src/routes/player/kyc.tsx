import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readKycSearch } from '../../features/kyc/stage/kyc-search.ts';
import { rootRoute } from '../root.tsx';

const sKycRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-kyc',
  staticData: { page: { title: msg`KYC` } },
  validateSearch: readKycSearch,
  loader: ({ context }) => context.loadMessages('kyc'),
  component: lazyRouteComponent(() => import('../../features/kyc/kyc-page.tsx'), 'KycPage'),
});

export const kycRoutes = [sKycRoute] as const;
