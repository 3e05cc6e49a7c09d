import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const blindBoxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blind-box',
  staticData: { page: { title: msg`Mystery box` } },
  loader: ({ context }) => context.loadMessages('mystery-box'),
  component: lazyRouteComponent(() => import('../../features/mystery-box/box-page.tsx'), 'BoxPage'),
});

export const mysteryBoxRoutes = [blindBoxRoute] as const;
