import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotContactPage } from '../../../features/password/forgot-contact-page.tsx';

export const Route = createFileRoute('/forgetPassword/verify/email')({
  staticData: { page: { title: msg`Forgot password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: () => <ForgotContactPage by="email" />,
});
