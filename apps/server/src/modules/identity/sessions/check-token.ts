import type { Authentication } from '../../../platform/http/callers.ts';
import type { IdentityServices } from '../dependencies.ts';
import { hashToken } from './hash-token.ts';

export async function checkToken(
  { sessions }: IdentityServices,
  token: string,
): Promise<Authentication<'player'>> {
  const tokenHash = hashToken(token);
  const session = await sessions.find(tokenHash);
  if (!session) return { state: 'unknown' };
  if (session.isExpired) return { state: 'expired' };
  if (session.isStale) await sessions.touch(tokenHash);
  return { state: 'valid', caller: { uid: session.uid } };
}
