import type { sandboxFundsCalls } from '@perya/contract/payments/calls/sandbox-funds';
import type pg from 'pg';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Room } from '../../../platform/room.ts';
import type { PlatformSettings } from '../../../platform/settings/platform-settings.ts';
import { addTestFunds } from './add-test-funds.ts';
import type { TestFundsServices } from './services.ts';
import { createTestCreditStore } from './test-credit.store.ts';
import { presentTestFunds } from './test-funds.present.ts';

function testFundsRoutes(services: TestFundsServices): Handlers<typeof sandboxFundsCalls> {
  return {
    addTestFunds: async (context, request) =>
      presentTestFunds(await addTestFunds(services, context, request)),
  };
}

export interface TestFundsNeeds extends Pick<TestFundsServices, 'ledger'> {
  pool: pg.Pool;
  settings: Pick<PlatformSettings, 'hasSandbox'>;
}

/** Test funds of the sandbox, for test accounts alone. */
export function createTestFunds(needs: TestFundsNeeds): Room<typeof sandboxFundsCalls> {
  const { pool, ledger, settings } = needs;
  const credits = createTestCreditStore(pool);
  const services = { hasTestFunds: settings.hasSandbox, credits, ledger };
  return { handlers: testFundsRoutes(services) };
}
