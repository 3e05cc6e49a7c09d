import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EmailForm } from '../../../features/account/email/email-form.tsx';

export const Route = createFileRoute('/s-account/form/email')({
  caseSensitive: false,
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: EmailForm,
});
