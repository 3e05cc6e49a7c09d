import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { Authentication } from '../../../platform/http/callers.ts';
import type { IdentityServices } from '../services.ts';
import { endReusedSession } from './end-reused-session.ts';

export async function checkToken(
  services: IdentityServices,
  token: string,
): Promise<Authentication<'player'>> {
  const { sessions } = services;
  const tokenHash = hashToken(token);
  const session = await sessions.find(tokenHash);
  if (!session) {
    return { state: (await endReusedSession(services, tokenHash)) ? 'expired' : 'unknown' };
  }
  if (session.isExpired) return { state: 'expired' };
  if (session.isStale) await sessions.touch(session);
  return {
    state: 'valid',
    caller: { uid: session.uid, session: session.id, partner: session.partner },
  };
}
