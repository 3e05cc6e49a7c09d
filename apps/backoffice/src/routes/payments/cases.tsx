import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { casesFilters } from '../../features/payments/cases/cases-filters.ts';
import { CasesPage } from '../../features/payments/cases/cases-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/payments/cases')({
  staticData: { title: msg`Cases of payments`, permissions: ['payments.read'] },
  validateSearch: searchReader(casesFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: CasesPage,
});
