import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotCodePage } from '../../../features/password/forgot-code-page.tsx';

export const Route = createFileRoute('/forgetPassword/verify/verify')({
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: ForgotCodePage,
});
