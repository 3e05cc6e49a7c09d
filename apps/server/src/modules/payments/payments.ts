import type { sandboxFundsCalls } from '@perya/contract/calls/sandbox-funds';
import type pg from 'pg';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import type { PlatformSettings } from '../../platform/settings/platform-settings.ts';
import type { PaymentsServices } from './dependencies.ts';
import { paymentsRoutes } from './routes.ts';
import { createTestCreditStore } from './test-credit.store.ts';

export interface PaymentsNeeds extends Pick<PaymentsServices, 'kyc' | 'ledger' | 'gateways'> {
  pool: pg.Pool;
  settings: Pick<PlatformSettings, 'hasSandbox'>;
}

/** Nothing above calls this module yet. */
export type Payments = Record<never, never>;

/** How money comes in and goes out; so far, test funds of the sandbox. */
export function createPayments(needs: PaymentsNeeds): Module<Payments, typeof sandboxFundsCalls> {
  const { pool, kyc, ledger, gateways, settings } = needs;
  const services: PaymentsServices = {
    hasTestFunds: settings.hasSandbox,
    credits: createTestCreditStore(pool),
    kyc,
    ledger,
    gateways,
  };
  return {
    door: {},
    handlers: paymentsRoutes(services),
    jobs: noJobs,
    close: nothingToClose,
  };
}
