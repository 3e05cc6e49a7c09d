import type { transactionsCalls } from '@perya/contract/payments/calls/transactions';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { listPayments } from './list-payments.ts';
import { listTransactionTypes } from './list-transaction-types.ts';
import { listBonuses, listTransactions } from './list-transactions.ts';
import type { RecordsServices } from './services.ts';
import { prepareStatement } from './statement/prepare-statement.ts';

export function recordsRoutes(services: RecordsServices): Handlers<typeof transactionsCalls> {
  return {
    listTransactions: (context, request) => listTransactions(services, context, request),
    listTransactionTypes: async ({ language }) => listTransactionTypes(services, language),
    listBonuses: (context, request) => listBonuses(services, context, request),
    listDeposits: ({ uid }, request) => listPayments(services, 'deposit', uid, request),
    listWithdrawals: ({ uid }, request) => listPayments(services, 'withdrawal', uid, request),
    prepareStatement: (context, request) => prepareStatement(services, context, request),
  };
}
