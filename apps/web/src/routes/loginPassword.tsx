import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/login/login-page.tsx';

export const Route = createFileRoute('/loginPassword')({
  staticData: { page: { title: msg`Log in` } },
  loader: ({ context }) => context.loadMessages('login'),
  component: () => <LoginPage step="login-password" />,
});
