import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '../../features/transactions/status/status-page.tsx';
import { readStatusSearch } from '../../features/transactions/status/status-search.ts';

function Status() {
  return <StatusPage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/s-transaction/status')({
  staticData: { page: { title: msg`Transaction status` } },
  validateSearch: readStatusSearch,
  loader: ({ context }) => context.loadMessages('transactions'),
  component: Status,
});
