import type { sandboxFundsCalls } from '@perya/contract/payments/calls/sandbox-funds';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { addTestFunds } from './add-test-funds.ts';
import type { TestFundsServices } from './services.ts';
import { presentTestFunds } from './test-funds.present.ts';

export function testFundsRoutes(services: TestFundsServices): Handlers<typeof sandboxFundsCalls> {
  return {
    addTestFunds: async (context, request) =>
      presentTestFunds(await addTestFunds(services, context, request)),
  };
}
