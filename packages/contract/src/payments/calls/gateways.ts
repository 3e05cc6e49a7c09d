import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** A payment gateway says that something has changed; what, the server asks for itself. */
export const noteGatewayWebhook = defineCall({
  method: 'POST',
  path: '/finance/callback',
  access: 'provider',
  summary: 'A payment gateway says that a payment has changed; signed, see docs/payments.md',
  /** The query names the gateway. What else a gateway sends is its own, and read with its signature. */
  request: z.object({ gateway: z.string().check(z.maxLength(40)) }),
  inQuery: ['gateway'],
  /** The same for a payment that is not known: whoever asks learns nothing of players. */
  answer: z.object({ taken: z.boolean() }),
});

export const gatewayCalls = { noteGatewayWebhook } as const;
