import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawAccountsPage } from '../features/withdraw-accounts/withdraw-accounts-page.tsx';

export const Route = createFileRoute('/withdraw-accounts')({
  staticData: { page: { title: msg`Withdrawal accounts` } },
  loader: ({ context }) => context.loadMessages('withdraw-accounts'),
  component: WithdrawAccountsPage,
});
