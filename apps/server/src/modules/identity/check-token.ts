import type { Authentication } from '../../platform/http/authenticate.ts';
import { hashToken } from './hash-token.ts';
import type { IdentityStore } from './identity.store.ts';

export async function checkToken(store: IdentityStore, token: string): Promise<Authentication> {
  const session = await store.findSession(hashToken(token));
  if (!session) return { state: 'unknown' };
  return session.isExpired ? { state: 'expired' } : { state: 'valid', uid: session.uid };
}
