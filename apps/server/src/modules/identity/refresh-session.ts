import type { IdentityServices, Origin } from './dependencies.ts';
import { hashToken } from './hash-token.ts';
import { rotationGraceSeconds } from './limits.ts';
import { newSession, presentSession, type SessionAnswer } from './open-session.ts';

/** Changes the token for a new one; the session keeps its place in the player's list of devices. */
export async function refreshSession(
  { sessions }: IdentityServices,
  uid: bigint,
  token: string,
  origin: Origin,
): Promise<SessionAnswer> {
  const oldHash = hashToken(token);
  const old = await sessions.find(oldHash);
  const next = newSession(uid, origin);
  if (old) await sessions.rotate(oldHash, { ...next, id: old.id }, rotationGraceSeconds);
  return presentSession(next);
}
