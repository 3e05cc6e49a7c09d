import { attemptsMax, backOffMs } from './back-off.ts';
import { FinalFailure } from './final-failure.ts';
import { maskContacts } from './mask-contacts.ts';
import type { OutboxMessage, OutboxStore } from './outbox.store.ts';

/** Sends a message; a rejection means that it may not have arrived. */
export type Carrier = (content: unknown) => Promise<void>;

export interface Delivery {
  store: OutboxStore;
  /** By channel. */
  carriers: Readonly<Record<string, Carrier>>;
  onDead(message: OutboxMessage, error: string): void;
}

const batchSize = 16;
/** Longer than any carrier takes to answer, its own quick retries included. */
const leaseSeconds = 60;

async function deliver(
  { store, carriers, onDead }: Delivery,
  message: OutboxMessage,
): Promise<void> {
  try {
    const carrier = carriers[message.channel];
    if (!carrier) throw new FinalFailure(`No carrier serves the channel ${message.channel}`);
    await carrier(message.content);
  } catch (error) {
    // Masked before it is kept or logged: whom it was for stands in the message alone.
    const said = maskContacts(error instanceof Error ? error.message : String(error));
    const isFinal = error instanceof FinalFailure || message.attempts >= attemptsMax;
    if (!isFinal) return store.postpone(message, said, backOffMs(message.attempts));
    onDead(message, said);
    return store.giveUp(message, said);
  }
  await store.delivered(message);
}

/** Sends the messages that are due, outside of any transaction, and says how many were tried. */
export async function deliverOutbox(delivery: Delivery): Promise<number> {
  let tried = 0;
  for (;;) {
    const messages = await delivery.store.take(batchSize, leaseSeconds);
    await Promise.all(messages.map((message) => deliver(delivery, message)));
    tried += messages.length;
    if (messages.length < batchSize) return tried;
  }
}
