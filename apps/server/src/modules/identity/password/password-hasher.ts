import { hash, verify } from '@node-rs/argon2';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a password to compare with. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** argon2id (the library's number 2) with the memory and passes that OWASP asks for at least. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2 runs on threads beside the event loop, but each occupies a core: concurrency is limited and
 * further logins queue, so that other requests are served.
 */
export function createPasswordHasher(atOnce: number): PasswordHasher {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
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
    hash: (password) => inTurn(() => hash(password, parameters)),
    async matches(passwordHash, password) {
      const compared = passwordHash ?? (await nobody);
      const isSame = await inTurn(() => verify(compared, password));
      return passwordHash !== null && isSame;
    },
  };
}
