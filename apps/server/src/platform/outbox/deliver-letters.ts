import { attemptsMax, backOffMs } from './back-off.ts';
import { FinalFailure } from './final-failure.ts';
import type { Letter, OutboxStore } from './outbox.store.ts';

/** Hands a letter over to the outside; a rejection means that it may not have arrived. */
export type Carrier = (content: unknown) => Promise<void>;

export interface Delivery {
  store: OutboxStore;
  /** By channel. */
  carriers: Readonly<Record<string, Carrier>>;
  onDead(letter: Letter, error: string): void;
}

const atOnce = 16;
/** Longer than any carrier takes to answer, its own quick retries included. */
const leaseSeconds = 60;

async function deliver({ store, carriers, onDead }: Delivery, letter: Letter): Promise<void> {
  try {
    const carrier = carriers[letter.channel];
    if (!carrier) throw new FinalFailure(`No carrier serves the channel ${letter.channel}`);
    await carrier(letter.content);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const isFinal = error instanceof FinalFailure || letter.attempts >= attemptsMax;
    if (!isFinal) return store.putOff(letter, said, backOffMs(letter.attempts));
    onDead(letter, said);
    return store.giveUp(letter, said);
  }
  await store.delivered(letter);
}

/** Sends the letters that are due, no transaction open meanwhile, and says how many were tried. */
export async function deliverLetters(delivery: Delivery): Promise<number> {
  let tried = 0;
  for (;;) {
    const letters = await delivery.store.take(atOnce, leaseSeconds);
    await Promise.all(letters.map((letter) => deliver(delivery, letter)));
    tried += letters.length;
    if (letters.length < atOnce) return tried;
  }
}
