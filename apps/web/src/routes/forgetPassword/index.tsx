import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '../../features/password/forgot-page.tsx';

export const Route = createFileRoute('/forgetPassword/')({
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: ForgotPage,
});
