import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readRecordSearch } from '../../features/transactions/record-search.ts';
import { readStatusSearch } from '../../features/transactions/status/status-search.ts';
import { rootRoute } from '../root.tsx';

const RecordsPage = lazyRouteComponent(
  () => import('../../features/transactions/records-page.tsx'),
  'RecordsPage',
);
const StatusPage = lazyRouteComponent(
  () => import('../../features/transactions/status/status-page.tsx'),
  'StatusPage',
);

function Balance() {
  const search = sTransactionBalanceRoute.useSearch();
  const navigate = sTransactionBalanceRoute.useNavigate();
  return (
    <RecordsPage
      tab="balance"
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

function Bonus() {
  const search = sTransactionBonusRoute.useSearch();
  const navigate = sTransactionBonusRoute.useNavigate();
  return (
    <RecordsPage
      tab="bonus"
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

function Deposit() {
  const search = sTransactionDepositRoute.useSearch();
  const navigate = sTransactionDepositRoute.useNavigate();
  return (
    <RecordsPage
      tab="deposit"
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

function Status() {
  return <StatusPage search={sTransactionStatusRoute.useSearch()} />;
}

function Withdraw() {
  const search = sTransactionWithdrawRoute.useSearch();
  const navigate = sTransactionWithdrawRoute.useNavigate();
  return (
    <RecordsPage
      tab="withdraw"
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

const sTransactionFundsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction/funds',
  staticData: { page: { title: msg`Proof of funds` } },
  loader: ({ context }) => context.loadMessages('transactions'),
  component: lazyRouteComponent(
    () => import('../../features/transactions/funds/funds-page.tsx'),
    'FundsPage',
  ),
});

/** [G-044] */
const sTransactionIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction',
  staticData: { page: { title: msg`Transactions` } },
  beforeLoad: ({ context }) => {
    // The server cannot redirect here, so it renders nothing.
    if (context.visit === null) return;
    throw redirect({ to: '/s-transaction/balance', replace: true });
  },
  loader: ({ context }) => context.loadMessages('transactions'),
  component: () => null,
});

const sTransactionBalanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction/balance',
  staticData: { page: { title: msg`Transactions` } },
  validateSearch: (search) => readRecordSearch('balance', search),
  loader: ({ context }) => context.loadMessages('transactions'),
  component: withPage(RecordsPage, Balance),
});

const sTransactionBonusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction/bonus',
  staticData: { page: { title: msg`Transactions` } },
  validateSearch: (search) => readRecordSearch('bonus', search),
  loader: ({ context }) => context.loadMessages('transactions'),
  component: withPage(RecordsPage, Bonus),
});

const sTransactionDepositRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction/deposit',
  staticData: { page: { title: msg`Transactions` } },
  validateSearch: (search) => readRecordSearch('deposit', search),
  loader: ({ context }) => context.loadMessages('transactions'),
  component: withPage(RecordsPage, Deposit),
});

const sTransactionStatusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction/status',
  staticData: { page: { title: msg`Transaction status` } },
  validateSearch: readStatusSearch,
  loader: ({ context }) => context.loadMessages('transactions'),
  component: withPage(StatusPage, Status),
});

const sTransactionWithdrawRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-transaction/withdraw',
  staticData: { page: { title: msg`Transactions` } },
  validateSearch: (search) => readRecordSearch('withdraw', search),
  loader: ({ context }) => context.loadMessages('transactions'),
  component: withPage(RecordsPage, Withdraw),
});

export const transactionsRoutes = [
  sTransactionIndexRoute,
  sTransactionBalanceRoute,
  sTransactionBonusRoute,
  sTransactionDepositRoute,
  sTransactionFundsRoute,
  sTransactionStatusRoute,
  sTransactionWithdrawRoute,
] as const;
