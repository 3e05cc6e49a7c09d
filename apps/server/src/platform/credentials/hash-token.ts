import { createHash } from 'node:crypto';

/** A token has 256 random bits, so a plain digest is enough: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
