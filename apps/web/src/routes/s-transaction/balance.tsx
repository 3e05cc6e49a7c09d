import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readRecordSearch } from '../../features/transactions/record-search.ts';
import { RecordsPage } from '../../features/transactions/records-page.tsx';

function Balance() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RecordsPage
      tab="balance"
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/s-transaction/balance')({
  staticData: { page: { title: msg`Transactions` } },
  validateSearch: (search) => readRecordSearch('balance', search),
  loader: ({ context }) => context.loadMessages('transactions'),
  component: Balance,
});
