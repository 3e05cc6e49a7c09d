import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a password to compare with. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** How many wait, and how many were refused because too many did. */
  queue(): { waiting: number; refused: number };
}

/** argon2id (the library's number 2) with the memory and passes that OWASP asks for at least. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2 runs on threads beside the event loop, but each occupies a core: concurrency is limited and
 * further logins queue, so that other requests are served. Past the length of the queue they are
 * refused: nobody waits for an answer for that long, and each would hold memory meanwhile.
 */
export function createPasswordHasher(atOnce: number, waitingMax: number): PasswordHasher {
  let free = atOnce;
  let refused = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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
  }
  // Compared with when there is no account: it matches nothing and costs the same.
  const nobody = inTurn(() => hash(crypto.randomUUID(), parameters));
  return {
    queue: () => ({ waiting: waiting.length, refused }),
    hash: (password) => inTurn(() => hash(password, parameters)),
    async matches(passwordHash, password) {
      const compared = passwordHash ?? (await nobody);
      const isSame = await inTurn(() => verify(compared, password));
      return passwordHash !== null && isSame;
    },
  };
}

/** Hashing a password fills a core: one is left for everything else. */
const hashesAtOnce = Math.max(1, availableParallelism() - 1);

/** For each one at work; with these ahead of it, a login takes some two seconds. */
const hashesWaitingMax = 64;

/** The one of this process: passwords of players and of staff wait in the same queue. */
export function createProcessHasher(): PasswordHasher {
  return createPasswordHasher(hashesAtOnce, hashesAtOnce * hashesWaitingMax);
}
