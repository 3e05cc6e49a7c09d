import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { casesFilters } from '../features/payments/cases/cases-filters.ts';
import {
  depositsFilters,
  receiptsFilters,
} from '../features/payments/deposits/deposits-filters.ts';
import { figuresFilters } from '../features/payments/figures/figures-filters.ts';
import { vouchersFilters } from '../features/payments/vouchers/vouchers-filters.ts';
import { withdrawalsFilters } from '../features/payments/withdrawals/withdrawals-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const paymentsRouteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payments',
  staticData: { title: msg`Payments`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/payments-frame.tsx'),
    'PaymentsFrame',
  ),
});

const paymentsIndexRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/payments/withdrawals' });
  },
});

const paymentsCasesRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/cases',
  staticData: { title: msg`Cases of payments`, permissions: ['payments.read'] },
  validateSearch: searchReader(casesFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/cases/cases-page.tsx'),
    'CasesPage',
  ),
});

const paymentsChannelsRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/channels',
  staticData: { title: msg`Channels`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/channels/channels-page.tsx'),
    'ChannelsPage',
  ),
});

const paymentsDepositsRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/deposits',
  staticData: { title: msg`Deposits`, permissions: ['payments.read'] },
  validateSearch: searchReader(depositsFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/deposits/deposits-page.tsx'),
    'DepositsPage',
  ),
});

const paymentsFiguresRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/figures',
  staticData: { title: msg`Payment reports`, permissions: ['payments.read'] },
  validateSearch: searchReader(figuresFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/figures/figures-page.tsx'),
    'FiguresPage',
  ),
});

const paymentsReceiptsRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/receipts',
  staticData: { title: msg`Payments received`, permissions: ['payments.read'] },
  validateSearch: searchReader(receiptsFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/deposits/receipts-page.tsx'),
    'ReceiptsPage',
  ),
});

const paymentsReconciliationRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/reconciliation',
  staticData: { title: msg`Reconciliation`, permissions: ['payments.read'] },
  validateSearch: searchReader({}),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/cases/compared-days-page.tsx'),
    'ComparedDaysPage',
  ),
});

const paymentsRulesRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/rules',
  staticData: { title: msg`Rules of withdrawals`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/channels/rules-page.tsx'),
    'RulesPage',
  ),
});

const paymentsVouchersRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/vouchers',
  staticData: { title: msg`Vouchers`, permissions: ['payments.read'] },
  validateSearch: searchReader(vouchersFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/vouchers/vouchers-page.tsx'),
    'VouchersPage',
  ),
});

const paymentsVoucherShopsRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/voucher-shops',
  staticData: { title: msg`Voucher shops`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/vouchers/shops-page.tsx'),
    'ShopsPage',
  ),
});

const paymentsWithdrawalsRoute = createRoute({
  getParentRoute: () => paymentsRouteRoute,
  path: '/withdrawals',
  staticData: { title: msg`Withdrawals`, permissions: ['payments.read'] },
  validateSearch: searchReader(withdrawalsFilters),
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/withdrawals/withdrawals-page.tsx'),
    'WithdrawalsPage',
  ),
});

const paymentsCasesIdRoute = createRoute({
  getParentRoute: () => paymentsCasesRoute,
  path: '/$id',
  staticData: { title: msg`Case of payments`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/cases/payment-case.tsx'),
    'PaymentCaseDrawer',
  ),
});

const paymentsDepositsIdRoute = createRoute({
  getParentRoute: () => paymentsDepositsRoute,
  path: '/$id',
  staticData: { title: msg`Deposit`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/deposits/deposit-case.tsx'),
    'DepositCase',
  ),
});

const paymentsVouchersIdRoute = createRoute({
  getParentRoute: () => paymentsVouchersRoute,
  path: '/$id',
  staticData: { title: msg`Batch of vouchers`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/vouchers/batch-case.tsx'),
    'BatchCase',
  ),
});

const paymentsWithdrawalsIdRoute = createRoute({
  getParentRoute: () => paymentsWithdrawalsRoute,
  path: '/$id',
  staticData: { title: msg`Withdrawal`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: lazyRouteComponent(
    () => import('../features/payments/withdrawals/withdrawal-case.tsx'),
    'WithdrawalCase',
  ),
});

export const paymentsRoutes = [
  paymentsRouteRoute.addChildren([
    paymentsIndexRoute,
    paymentsCasesRoute.addChildren([paymentsCasesIdRoute]),
    paymentsChannelsRoute,
    paymentsDepositsRoute.addChildren([paymentsDepositsIdRoute]),
    paymentsFiguresRoute,
    paymentsReceiptsRoute,
    paymentsReconciliationRoute,
    paymentsRulesRoute,
    paymentsVouchersRoute.addChildren([paymentsVouchersIdRoute]),
    paymentsVoucherShopsRoute,
    paymentsWithdrawalsRoute.addChildren([paymentsWithdrawalsIdRoute]),
  ]),
] as const;
