import { Refusal } from './http/refusal.ts';

export interface Turns {
  /** Works when it is its turn; refused at once (UNAVAILABLE) where too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** How many wait, and how many were refused because too many did. */
  queue(): { waiting: number; refused: number };
}

/**
 * For work that fills a core beside the event loop: so much of it at once, so that other requests are
 * served, and a queue. Past the length of the queue it is refused: nobody waits for an answer for that
 * long, and each would hold memory meanwhile.
 */
export function createTurns(atOnce: number, waitingMax: number): Turns {
  let free = atOnce;
  let refused = 0;
  const waiting: (() => void)[] = [];
  return {
    queue: () => ({ waiting: waiting.length, refused }),
    async take(work) {
      if (free > 0) free -= 1;
      else if (waiting.length >= waitingMax) {
        refused += 1;
        throw new Refusal('UNAVAILABLE');
      } else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
