import type { sandboxFundsCalls } from '@perya/contract/calls/sandbox-funds';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { addTestFunds } from './add-test-funds.ts';
import type { PaymentsServices } from './dependencies.ts';
import { presentTestFunds } from './payments.present.ts';

export function paymentsRoutes(services: PaymentsServices): Handlers<typeof sandboxFundsCalls> {
  return {
    addTestFunds: async (context, request) =>
      presentTestFunds(await addTestFunds(services, context, request)),
  };
}
