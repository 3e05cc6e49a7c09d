import type { PlayerContext } from '../../../platform/http/context.ts';
import type { IdentityServices } from '../dependencies.ts';
import { rotationGraceSeconds } from '../policy.ts';
import { hashToken } from './hash-token.ts';
import { newSession, presentSession, type SessionAnswer } from './open-session.ts';
import { originOf } from './origin.ts';

/** Changes the token for a new one; the session keeps its place in the player's list of devices. */
export async function refreshSession(
  { sessions }: IdentityServices,
  context: PlayerContext,
): Promise<SessionAnswer> {
  const oldHash = hashToken(context.token);
  const old = await sessions.find(oldHash);
  const next = newSession(context.uid, originOf(context));
  if (old) await sessions.rotate(oldHash, { ...next, id: old.id }, rotationGraceSeconds);
  return presentSession(next);
}
