import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** Where money goes: the channel and the last digits of the account. */
const way = { channel: z.string(), endsIn: z.string() };

/** A session of the player has chosen an account to be paid to. */
export const accountAdded = declareEvent(
  'payments.account-added',
  z.object({ brand: z.string(), device: z.string(), address: z.string(), ...way }),
);

/** Money has left the wallet, and is on its way or waits for a person. */
export const withdrawalAsked = declareEvent(
  'payments.withdrawal-asked',
  z.object({
    brand: z.string(),
    /** In centavos. */
    amount: z.int(),
    ...way,
    isHeld: z.boolean(),
  }),
);

export const paymentsEvents = { accountAdded, withdrawalAsked };
