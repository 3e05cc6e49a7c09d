import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComparedDaysPage } from '../../features/payments/cases/compared-days-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/reconciliation')({
  staticData: { title: msg`Reconciliation`, permissions: ['payments.read'] },
  validateSearch: searchReader({}),
  loader: ({ context }) => context.loadMessages('payments'),
  component: ComparedDaysPage,
});
