import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { receiptsFilters } from '../../features/payments/deposits/deposits-filters.ts';
import { ReceiptsPage } from '../../features/payments/deposits/receipts-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/receipts')({
  staticData: { title: msg`Payments received`, permissions: ['payments.read'] },
  validateSearch: searchReader(receiptsFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: ReceiptsPage,
});
