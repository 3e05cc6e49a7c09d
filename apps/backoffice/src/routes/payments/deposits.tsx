import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { depositsFilters } from '../../features/payments/deposits/deposits-filters.ts';
import { DepositsPage } from '../../features/payments/deposits/deposits-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/deposits')({
  staticData: { title: msg`Deposits`, permissions: ['payments.read'] },
  validateSearch: searchReader(depositsFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: DepositsPage,
});
