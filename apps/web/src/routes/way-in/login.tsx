import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const LoginPage = lazyRouteComponent(
  () => import('../../features/login/login-page.tsx'),
  'LoginPage',
);

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { page: { title: msg`Log in` } },
  loader: ({ context }) => context.loadMessages('login'),
  component: withPage(LoginPage, () => <LoginPage step="login-otp-1" />),
});

const loginPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/loginPassword',
  staticData: { page: { title: msg`Log in` } },
  loader: ({ context }) => context.loadMessages('login'),
  component: withPage(LoginPage, () => <LoginPage step="login-password" />),
});

export const loginRoutes = [loginRoute, loginPasswordRoute] as const;
