import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const sAccountIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account',
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: lazyRouteComponent(
    () => import('../../features/account/account-page.tsx'),
    'AccountPage',
  ),
});

const sAccountAvatarRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/avatar',
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: lazyRouteComponent(
    () => import('../../features/account/avatar-page.tsx'),
    'AvatarPage',
  ),
});

const sAccountFormEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/form/email',
  caseSensitive: false,
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: lazyRouteComponent(
    () => import('../../features/account/email/email-form.tsx'),
    'EmailForm',
  ),
});

const sAccountFormPhoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/form/phone',
  caseSensitive: false,
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: lazyRouteComponent(
    () => import('../../features/account/phone/phone-page.tsx'),
    'PhonePage',
  ),
});

const sAccountFormUsernameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/form/username',
  caseSensitive: false,
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: lazyRouteComponent(
    () => import('../../features/account/username-form.tsx'),
    'UsernameForm',
  ),
});

export const accountRoutes = [
  sAccountIndexRoute,
  sAccountAvatarRoute,
  sAccountFormEmailRoute,
  sAccountFormPhoneRoute,
  sAccountFormUsernameRoute,
] as const;
