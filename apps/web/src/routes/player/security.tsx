import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const sAccountSecurityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/security',
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('security'),
  component: lazyRouteComponent(
    () => import('../../features/security/security-page.tsx'),
    'SecurityPage',
  ),
});

export const securityRoutes = [sAccountSecurityRoute] as const;
