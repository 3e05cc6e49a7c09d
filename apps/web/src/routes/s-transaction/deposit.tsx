import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readRecordSearch } from '../../features/transactions/record-search.ts';
import { RecordsPage } from '../../features/transactions/records-page.tsx';

function Deposit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RecordsPage
      tab="deposit"
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/s-transaction/deposit')({
  staticData: { page: { title: msg`Transactions` } },
  validateSearch: (search) => readRecordSearch('deposit', search),
  loader: ({ context }) => context.loadMessages('transactions'),
  component: Deposit,
});
