import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { vouchersFilters } from '../../features/payments/vouchers/vouchers-filters.ts';
import { VouchersPage } from '../../features/payments/vouchers/vouchers-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/vouchers')({
  staticData: { title: msg`Vouchers`, permissions: ['payments.read'] },
  validateSearch: searchReader(vouchersFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: VouchersPage,
});
