import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/login/login-page.tsx';

export const Route = createFileRoute('/loginPassword')({
  staticData: { page: { title: msg`Log in` } },
  // Only on the way in: a login that has just succeeded here leads on by itself.
  beforeLoad: ({ context: { visit }, cause }) => {
    if (cause === 'enter' && visit?.hasToken()) throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => context.wantMessages('login'),
  component: () => <LoginPage step="login-password" />,
});
