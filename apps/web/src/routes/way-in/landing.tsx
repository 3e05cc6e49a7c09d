import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const LandingPage = lazyRouteComponent(
  () => import('../../features/landing/landing-page.tsx'),
  'LandingPage',
);

const landingGrabfgRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/grabfg',
  staticData: { page: { title: msg`Gifts for your first week` } },
  loader: ({ context }) => context.loadMessages('landing'),
  component: withPage(LandingPage, () => <LandingPage page="grabfg" />),
});

const landingGrabmbRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/grabmb',
  staticData: { page: { title: msg`A mystery box every day` } },
  loader: ({ context }) => context.loadMessages('landing'),
  component: withPage(LandingPage, () => <LandingPage page="grabmb" />),
});

const landingGrabvipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/grabvip',
  staticData: { page: { title: msg`Level up with every bet` } },
  loader: ({ context }) => context.loadMessages('landing'),
  component: withPage(LandingPage, () => <LandingPage page="grabvip" />),
});

export const landingRoutes = [landingGrabfgRoute, landingGrabmbRoute, landingGrabvipRoute] as const;
