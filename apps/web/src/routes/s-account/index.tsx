import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';

export const Route = createFileRoute('/s-account/')({
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: AccountPage,
});
