import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Kyc } from '../kyc/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { addTestFunds, type TestFunds } from './add-test-funds.ts';
import { createTestCreditStore } from './test-credit.store.ts';

export { paymentsRoutes } from './routes.ts';

export interface PaymentsOptions {
  pool: pg.Pool;
  kyc: Pick<Kyc, 'statusOf'>;
  ledger: Pick<Ledger, 'post'>;
  hasSandbox: boolean;
}

/** How money comes in and goes out; so far, test funds of the sandbox. */
export function createPayments({ pool, kyc, ledger, hasSandbox }: PaymentsOptions) {
  const testFunds: TestFunds = {
    isOffered: hasSandbox,
    credits: createTestCreditStore(pool),
    kyc,
    ledger,
  };
  return {
    addTestFunds: (uid: bigint, key: string, amount: Centavos) =>
      addTestFunds(testFunds, uid, key, amount),
  };
}

export type Payments = ReturnType<typeof createPayments>;
