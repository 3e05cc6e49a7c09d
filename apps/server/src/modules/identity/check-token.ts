import type { Authentication } from '../../platform/http/authenticate.ts';
import { hashToken } from './hash-token.ts';
import type { SessionStore } from './session.store.ts';

export async function checkToken(sessions: SessionStore, token: string): Promise<Authentication> {
  const tokenHash = hashToken(token);
  const session = await sessions.find(tokenHash);
  if (!session) return { state: 'unknown' };
  if (session.isExpired) return { state: 'expired' };
  if (session.isStale) await sessions.touch(tokenHash);
  return { state: 'valid', uid: session.uid };
}
