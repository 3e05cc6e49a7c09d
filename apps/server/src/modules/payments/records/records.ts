import type { transactionsCalls } from '@perya/contract/payments/calls/transactions';
import type pg from 'pg';
import type { PrivateAddress } from '../../../platform/files/private-address.ts';
import type { PrivateFile } from '../../../platform/files/register-private-files.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Room } from '../../../platform/room.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import { createPaymentListsStore } from './payment-lists.store.ts';
import { createRecordsStore } from './records.store.ts';
import { recordsRoutes } from './routes.ts';
import type { RecordsServices } from './services.ts';
import { openStatement } from './statement/open-statement.ts';
import { createStatementStore } from './statement/statement.store.ts';

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
