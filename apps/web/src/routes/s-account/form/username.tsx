import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UsernameForm } from '../../../features/account/username-form.tsx';

export const Route = createFileRoute('/s-account/form/username')({
  caseSensitive: false,
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: UsernameForm,
});
