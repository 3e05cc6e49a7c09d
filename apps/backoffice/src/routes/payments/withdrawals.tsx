import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withdrawalsFilters } from '../../features/payments/withdrawals/withdrawals-filters.ts';
import { WithdrawalsPage } from '../../features/payments/withdrawals/withdrawals-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/withdrawals')({
  staticData: { title: msg`Withdrawals`, permissions: ['payments.read'] },
  validateSearch: searchReader(withdrawalsFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: WithdrawalsPage,
});
