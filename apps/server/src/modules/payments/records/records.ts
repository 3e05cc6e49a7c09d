import type { AnswerOf } from '@perya/contract/call';
import type {
  listTransactionTypes as call,
  transactionsCalls,
} from '@perya/contract/payments/calls/transactions';
import { cashTypeNumbers, cashTypes } from '@perya/contract/rules/cash-types';
import { type Language, say } from '@perya/contract/text';
import type pg from 'pg';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { PrivateAddress } from '../../../platform/files/private-address.ts';
import type { PrivateFile } from '../../../platform/files/register-private-files.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Room } from '../../../platform/room.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import { listPayments } from './list-payments.ts';
import { listBonuses, listTransactions } from './list-transactions.ts';
import { createPaymentListsStore } from './payment-lists.store.ts';
import { createRecordsStore } from './records.store.ts';
import type { RecordsServices } from './services.ts';
import { openStatement, prepareStatement } from './statement/hand-out-statement.ts';
import { createStatementStore } from './statement/statement.store.ts';

/** [G-205 G-326] */
function listTransactionTypes(
  { hasTestFunds }: Pick<RecordsServices, 'hasTestFunds'>,
  language: Language,
): AnswerOf<typeof call> {
  return cashTypeNumbers
    .filter((type) => hasTestFunds || type !== 9001)
    .map((type) => ({ name: say(cashTypes[type], language), cash_type: type }));
}

function recordsRoutes(services: RecordsServices): Handlers<typeof transactionsCalls> {
  return {
    ...bindVerbs(services, { listTransactions, listBonuses, prepareStatement }),
    listTransactionTypes: async ({ language }) => listTransactionTypes(services, language),
    listDeposits: ({ uid }, request) => listPayments(services, 'deposit', uid, request),
    listWithdrawals: ({ uid }, request) => listPayments(services, 'withdrawal', uid, request),
  };
}

export interface RecordsNeeds {
  pool: pg.Pool;
  keyring: Keyring;
  rateLimiter: PaymentsRateLimiter;
  settings: { hasSandbox: boolean };
  now?: () => number;
}

export interface RecordsRoom extends Room<typeof transactionsCalls> {
  /** The statement that an address was made for, written while it is sent. */
  openStatement(address: PrivateAddress): Promise<PrivateFile | null>;
}

/** What a player sees of their money: transactions, bonuses, deposits, withdrawals, and statements of them. */
export function createRecords(needs: RecordsNeeds): RecordsRoom {
  const { pool, keyring, rateLimiter, settings, now = Date.now } = needs;
  const services: RecordsServices = {
    records: createRecordsStore(pool),
    payments: createPaymentListsStore(pool),
    statements: createStatementStore(pool),
    keyring,
    rateLimiter,
    hasTestFunds: settings.hasSandbox,
    now,
  };
  return {
    handlers: recordsRoutes(services),
    openStatement: (address) => openStatement(services, address),
  };
}
