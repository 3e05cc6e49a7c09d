import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const ForgotContactPage = lazyRouteComponent(
  () => import('../../features/password/forgot-contact-page.tsx'),
  'ForgotContactPage',
);

const forgetPasswordIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgetPassword',
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/forgot-page.tsx'),
    'ForgotPage',
  ),
});

const sAccountVerifytypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/verifytype',
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/verify-type-page.tsx'),
    'VerifyTypePage',
  ),
});

const forgetPasswordVerifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgetPassword/verify/email',
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: withPage(ForgotContactPage, () => <ForgotContactPage by="email" />),
});

const forgetPasswordVerifyPhoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgetPassword/verify/phone',
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: withPage(ForgotContactPage, () => <ForgotContactPage by="phone" />),
});

const forgetPasswordVerifyVerifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgetPassword/verify/verify',
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/forgot-code-page.tsx'),
    'ForgotCodePage',
  ),
});

const forgetPasswordVerifyVerifypasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgetPassword/verify/verifypassword',
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const sAccountFormPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/form/password',
  caseSensitive: false,
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/set-password-page.tsx'),
    'SetPasswordPage',
  ),
});

const sAccountFormVerifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/form/verify',
  caseSensitive: false,
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/account-code-page.tsx'),
    'AccountCodePage',
  ),
});

const sAccountFormVerifypasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-account/form/verifypassword',
  caseSensitive: false,
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: lazyRouteComponent(
    () => import('../../features/password/old-password-page.tsx'),
    'OldPasswordPage',
  ),
});

export const passwordRoutes = [
  forgetPasswordIndexRoute,
  sAccountVerifytypeRoute,
  forgetPasswordVerifyEmailRoute,
  forgetPasswordVerifyPhoneRoute,
  forgetPasswordVerifyVerifyRoute,
  forgetPasswordVerifyVerifypasswordRoute,
  sAccountFormPasswordRoute,
  sAccountFormVerifyRoute,
  sAccountFormVerifypasswordRoute,
] as const;
