import { randomBytes } from 'node:crypto';
import { hashToken } from './hash-token.ts';
import type { IdentityStore } from './identity.store.ts';

/** Opens a session and gives its token; this is the only moment at which the token is known here. */
export async function openSession(
  store: IdentityStore,
  uid: bigint,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.insertSession(uid, hashToken(token), expiresAt);
  return token;
}
