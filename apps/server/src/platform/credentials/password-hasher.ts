import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../in-turn.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a password to compare with. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** How many wait, and how many were refused because too many did. */
  queue(): { waiting: number; refused: number };
}

/** argon2id (the library's number 2) with the memory and passes that OWASP asks for at least. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2 runs on threads beside the event loop, but each occupies a core: logins take turns. */
export function createPasswordHasher(atOnce: number, waitingMax: number): PasswordHasher {
  const { take, queue } = createTurns(atOnce, waitingMax);
  // Compared with when there is no account: it matches nothing and costs the same.
  const nobody = take(() => hash(crypto.randomUUID(), parameters));
  return {
    queue,
    hash: (password) => take(() => hash(password, parameters)),
    async matches(passwordHash, password) {
      const compared = passwordHash ?? (await nobody);
      const isSame = await take(() => verify(compared, password));
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
