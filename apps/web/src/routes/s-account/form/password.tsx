import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SetPasswordPage } from '../../../features/password/set-password-page.tsx';

export const Route = createFileRoute('/s-account/form/password')({
  caseSensitive: false,
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: SetPasswordPage,
});
