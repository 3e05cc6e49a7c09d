import type { transactionsCalls } from '@perya/contract/payments/calls/transactions';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { listPayments } from './list-payments.ts';
import { listTransactionTypes } from './list-transaction-types.ts';
import { listBonuses, listTransactions } from './list-transactions.ts';
import type { RecordsServices } from './services.ts';
import { prepareStatement } from './statement/prepare-statement.ts';

export function recordsRoutes(services: RecordsServices): Handlers<typeof transactionsCalls> {
  return {
    ...bindVerbs(services, { listTransactions, listBonuses, prepareStatement }),
    listTransactionTypes: async ({ language }) => listTransactionTypes(services, language),
    listDeposits: ({ uid }, request) => listPayments(services, 'deposit', uid, request),
    listWithdrawals: ({ uid }, request) => listPayments(services, 'withdrawal', uid, request),
  };
}
