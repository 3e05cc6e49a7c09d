import type { calls } from '@perya/contract/calls';
import { parsePesos, toPesos } from '@perya/money';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Payments } from './index.ts';

export function paymentsRoutes(payments: Payments): Pick<Handlers<typeof calls>, 'addTestFunds'> {
  return {
    async addTestFunds({ uid, idempotencyKey, requestId }, { amount }) {
      const parsed = parsePesos(amount);
      if (parsed === null) throw new Refusal('INVALID_INPUT');
      // Without a key of the caller's each request stands for itself.
      const { balance, leftToday } = await payments.addTestFunds(
        uid,
        idempotencyKey ?? requestId,
        parsed,
      );
      return { balance: toPesos(balance), left_today: toPesos(leftToday) };
    },
  };
}
