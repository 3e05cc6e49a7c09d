import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../../features/password/forgot-password-page.tsx';

export const Route = createFileRoute('/forgetPassword/verify/verifypassword')({
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: ForgotPasswordPage,
});
