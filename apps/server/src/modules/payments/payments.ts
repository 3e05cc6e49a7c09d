import type { channelCalls, requirementsCalls } from '@perya/contract/calls/payments';
import type { sandboxFundsCalls } from '@perya/contract/calls/sandbox-funds';
import type { spendingCalls } from '@perya/contract/calls/spending';
import type { transactionsCalls } from '@perya/contract/calls/transactions';
import type { withdrawAccountsCalls } from '@perya/contract/calls/withdraw-accounts';
import type { Registry } from 'prom-client';
import type { Module } from '../../platform/module.ts';
import { type AccountsNeeds, createAccounts } from './accounts/accounts.ts';
import { type ChannelsRoom, createChannels } from './channels/channels.ts';
import { createDesk, type DeskNeeds, type DeskRoom } from './desk/desk.ts';
import type { DeskCalls } from './desk/routes.ts';
import { createRecords, type RecordsNeeds, type RecordsRoom } from './records/records.ts';
import { createRequirements, type RequirementsNeeds } from './requirements/requirements.ts';
import { joinRooms } from './room.ts';
import type { SpendingNeeds } from './spending/read-spending.ts';
import { createSpending } from './spending/spending.ts';
import { createTestFunds, type TestFundsNeeds } from './test-funds/test-funds.ts';

/** What its rooms need, all of them. */
export type PaymentsNeeds = TestFundsNeeds &
  RequirementsNeeds &
  AccountsNeeds &
  DeskNeeds &
  SpendingNeeds &
  RecordsNeeds;

export interface Payments {
  channels: Pick<ChannelsRoom, 'addMissing'>;
  desk: Pick<DeskRoom, 'countWaiting' | 'countCases'>;
  records: Pick<RecordsRoom, 'openStatement'>;
  registerMetrics(registry: Registry): void;
}

type PaymentsCalls = typeof sandboxFundsCalls &
  typeof channelCalls &
  typeof requirementsCalls &
  typeof withdrawAccountsCalls &
  typeof spendingCalls &
  DeskCalls &
  typeof transactionsCalls;

/** How money comes in and goes out. Every room serves calls of its own; this file only joins them. */
export function createPayments(needs: PaymentsNeeds): Module<Payments, PaymentsCalls> {
  const testFunds = createTestFunds(needs);
  const channels = createChannels(needs);
  const desk = createDesk(needs);
  const requirements = createRequirements(needs);
  const accounts = createAccounts(needs);
  const records = createRecords(needs);
  const { jobs, registerMetrics, close } = joinRooms([
    testFunds,
    channels,
    requirements,
    accounts,
    desk,
    records,
  ]);
  const spending = createSpending(needs);
  return {
    door: { channels, desk, records, registerMetrics },
    handlers: {
      ...testFunds.handlers,
      ...channels.handlers,
      ...desk.handlers,
      ...requirements.handlers,
      ...accounts.handlers,
      ...spending.handlers,
      ...records.handlers,
    },
    jobs,
    close,
  };
}
