import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { beginEntry, rememberShop } from '../../features/partner-entry/begin-entry.ts';
import { rootRoute } from '../root.tsx';

const LeaveFor = lazyRouteComponent(
  () => import('../../features/partner-entry/leave-for.tsx'),
  'LeaveFor',
);
const ShoppingGameDoor = lazyRouteComponent(
  () => import('../../features/partner-entry/doors.tsx'),
  'ShoppingGameDoor',
);

function Door() {
  return <ShoppingGameDoor {...partnersLazadaGameGameNameTokenRoute.useParams()} />;
}

const partnersMYRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/MY',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('lazada-h5', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: lazyRouteComponent(
    () => import('../../features/partner-entry/doors.tsx'),
    'BrowserDoor',
  ),
});

const partnersGcashRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gcash',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('ewallet', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: lazyRouteComponent(
    () => import('../../features/partner-entry/doors.tsx'),
    'WalletAppDoor',
  ),
});

const partnersGlifeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/glife',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('ewallet', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: lazyRouteComponent(
    () => import('../../features/partner-entry/doors.tsx'),
    'WalletAppDoor',
  ),
});

const partnersLazadaMiniRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lazada-mini',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('lazada', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: lazyRouteComponent(
    () => import('../../features/partner-entry/doors.tsx'),
    'ShoppingDoor',
  ),
});

const partnersLazadaShopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lazada-shop',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: rememberShop,
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: withPage(LeaveFor, () => <LeaveFor page="shopUrl" />),
});

const partnersMayaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maya',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('maya', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: lazyRouteComponent(
    () => import('../../features/partner-entry/doors.tsx'),
    'SecondMiniDoor',
  ),
});

const partnersRedirectUserRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/redirect-user',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('ewallet', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: lazyRouteComponent(
    () => import('../../features/partner-entry/doors.tsx'),
    'WalletDoor',
  ),
});

const partnersLazadaGameGameNameTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lazada-game/$gameName/$token',
  staticData: { page: { title: msg`Log in` } },
  beforeLoad: (loading) => beginEntry('lazada', loading),
  loader: ({ context }) => context.loadMessages('partner-entry'),
  component: withPage(ShoppingGameDoor, Door),
});

export const partnerEntryRoutes = [
  partnersMYRoute,
  partnersGcashRoute,
  partnersGlifeRoute,
  partnersLazadaMiniRoute,
  partnersLazadaShopRoute,
  partnersMayaRoute,
  partnersRedirectUserRoute,
  partnersLazadaGameGameNameTokenRoute,
] as const;
