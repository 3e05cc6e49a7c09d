import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountCodePage } from '../../../features/password/account-code-page.tsx';

export const Route = createFileRoute('/s-account/form/verify')({
  caseSensitive: false,
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: AccountCodePage,
});
