import type { gatewayCalls } from '@perya/contract/payments/calls/gateways';
import type {
  channelCalls,
  depositCalls,
  requirementsCalls,
  withdrawCalls,
} from '@perya/contract/payments/calls/payments';
import type { sandboxFundsCalls } from '@perya/contract/payments/calls/sandbox-funds';
import type { spendingCalls } from '@perya/contract/payments/calls/spending';
import type { transactionsCalls } from '@perya/contract/payments/calls/transactions';
import type { cashbackCalls, vouchersCalls } from '@perya/contract/payments/calls/vouchers';
import type { withdrawAccountsCalls } from '@perya/contract/payments/calls/withdraw-accounts';
import type { reconciliationCalls } from '@perya/contract/payments/staff-calls/reconciliation';
import type { voucherProductsCalls } from '@perya/contract/payments/staff-calls/voucher-products';
import type { staffVouchersCalls } from '@perya/contract/payments/staff-calls/vouchers';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import {
  type DataFile,
  jsonFile,
  nameForFile,
  type OwnData,
  readPages,
  rowsFile,
} from '../../platform/files/data-file.ts';
import type { Module } from '../../platform/module.ts';
import { joinRooms } from '../../platform/room.ts';
import { type AccountsNeeds, createAccounts } from './accounts/accounts.ts';
import { createCashback } from './cashback/cashback.ts';
import { type CashbackGiver, createGiver } from './cashback/giver.ts';
import { type ChannelsNeeds, type ChannelsRoom, createChannels } from './channels/channels.ts';
import { createPaymentsControls, type PaymentsControl } from './controls.store.ts';
import { createDeposits, type DepositsNeeds } from './deposits/deposits.ts';
import { createDesk, type DeskNeeds, type DeskRoom } from './desk/desk.ts';
import type { DeskCalls } from './desk/routes.ts';
import {
  createGatewayNotices,
  type GatewayNoticesRoom,
} from './gateway-notices/gateway-notices.ts';
import { createPaymentMetrics } from './metrics.ts';
import { createOwnDataStore, type OwnPayment } from './own-data/own-data.store.ts';
import { createReconciliation } from './reconciliation/reconciliation.ts';
import { createRecords, type RecordsNeeds, type RecordsRoom } from './records/records.ts';
import {
  createRequirements,
  type RequirementsNeeds,
  type RequirementsRoom,
} from './requirements/requirements.ts';
import type { SpendingNeeds } from './spending/read-spending.ts';
import { createSpending } from './spending/spending.ts';
import { createTestFunds, type TestFundsNeeds } from './test-funds/test-funds.ts';
import { createVouchers, type VouchersNeeds, type VouchersRoom } from './vouchers/vouchers.ts';
import {
  createWithdrawals,
  type WithdrawalsNeeds,
  type WithdrawalsRoom,
} from './withdrawals/withdrawals.ts';

/** What a player has paid in and been paid, how each payment moved, and where to. */
async function* readOwnData(pool: pg.Pool, uid: bigint): AsyncIterable<DataFile> {
  const store = createOwnDataStore(pool);
  yield rowsFile(
    'deposits.json',
    readPages<OwnPayment>((last) => store.deposits(uid, last)),
  );
  yield rowsFile(
    'withdrawals.json',
    readPages<OwnPayment>((last) => store.withdrawals(uid, last)),
  );
  yield jsonFile('withdrawal-accounts.json', (await store.accounts(uid)).map(nameForFile));
}

/** What its rooms need, all of them. */
type PaymentsNeeds = TestFundsNeeds &
  Omit<ChannelsNeeds, 'giver'> &
  Omit<DepositsNeeds, 'metrics' | 'giver'> &
  RequirementsNeeds &
  Omit<AccountsNeeds, 'metrics'> &
  Omit<WithdrawalsNeeds, 'metrics' | 'accounts'> &
  Omit<DeskNeeds, 'decisions'> &
  VouchersNeeds &
  SpendingNeeds &
  RecordsNeeds;

export interface Payments {
  channels: Pick<ChannelsRoom, 'addMissing' | 'listUsable'>;
  desk: Pick<DeskRoom, 'countWaiting' | 'countCases'>;
  /** Payments and batches of vouchers, for the search over everything. */
  finders: DeskRoom['finders'];
  /** How withdrawals and cases are given to somebody. */
  assigners: DeskRoom['assigners'];
  /** Payments, for the story of a player. */
  tellers: DeskRoom['tellers'];
  /** Who shares a payout account. */
  linkers: DeskRoom['linkers'];
  /** What was paid on a day. */
  pulses: DeskRoom['pulses'];
  /** What a player has paid in and was paid out. */
  gauges: DeskRoom['gauges'];
  records: Pick<RecordsRoom, 'openStatement'>;
  vouchers: Pick<VouchersRoom, 'addMissingProducts'>;
  actions: DeskRoom['actions'] & VouchersRoom['actions'];
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  withdrawals: Pick<WithdrawalsRoom, 'decisions' | 'followDue' | 'holds'>;
  /** What a player was paid out in all. */
  withdrawTotals: RequirementsRoom['withdrawTotals'];
  checkWebhook: GatewayNoticesRoom['checkWebhook'];
  /** Lets a module above give what deposits with a ticket bring. */
  giveCashbackBy(giver: CashbackGiver): void;
  ownData: OwnData;
  controls: Controls<PaymentsControl>;
  registerMetrics(registry: Registry): void;
}

type PaymentsCalls = typeof sandboxFundsCalls &
  typeof channelCalls &
  typeof depositCalls &
  typeof cashbackCalls &
  typeof vouchersCalls &
  typeof staffVouchersCalls &
  typeof voucherProductsCalls &
  typeof gatewayCalls &
  typeof requirementsCalls &
  typeof withdrawAccountsCalls &
  typeof withdrawCalls &
  typeof spendingCalls &
  DeskCalls &
  typeof reconciliationCalls &
  typeof transactionsCalls;

/** How money comes in and goes out. Every room serves calls of its own; this file only joins them. */
export function createPayments(needs: PaymentsNeeds): Module<Payments, PaymentsCalls> {
  const metrics = createPaymentMetrics();
  const giver = createGiver();
  const channels = createChannels({ ...needs, giver });
  const deposits = createDeposits({ ...needs, metrics, giver });
  const vouchers = createVouchers(needs);
  const requirements = createRequirements(needs);
  const accounts = createAccounts({ ...needs, metrics });
  const withdrawals = createWithdrawals({ ...needs, metrics, accounts });
  const desk = createDesk({ ...needs, decisions: withdrawals.decisions });
  const records = createRecords(needs);
  const notices = createGatewayNotices({ ...needs, metrics, deposits, payouts: withdrawals });
  const { handlers, jobs, registerMetrics, close } = joinRooms([
    { registerMetrics: metrics.register },
    createTestFunds(needs),
    channels,
    deposits,
    createCashback({ ...needs, giver }),
    vouchers,
    requirements,
    accounts,
    withdrawals,
    desk,
    createSpending(needs),
    records,
    createReconciliation(needs),
    notices,
  ]);
  return {
    api: {
      channels,
      desk,
      records,
      vouchers,
      finders: [...desk.finders, vouchers.finder],
      assigners: desk.assigners,
      tellers: desk.tellers,
      linkers: desk.linkers,
      pulses: desk.pulses,
      gauges: desk.gauges,
      actions: { ...desk.actions, ...vouchers.actions },
      configuration: [...desk.configuration, ...vouchers.configuration],
      withdrawals,
      withdrawTotals: requirements.withdrawTotals,
      checkWebhook: notices.checkWebhook,
      giveCashbackBy: giver.set,
      ownData: (uid) => readOwnData(needs.pool, uid),
      controls: createPaymentsControls(needs.pool, needs.kyc.statusesFor('deposit')),
      registerMetrics,
    },
    handlers,
    jobs,
    close,
  };
}
