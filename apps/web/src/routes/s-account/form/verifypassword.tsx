import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OldPasswordPage } from '../../../features/password/old-password-page.tsx';

export const Route = createFileRoute('/s-account/form/verifypassword')({
  caseSensitive: false,
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: OldPasswordPage,
});
