import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { eventOf } from '../../../platform/events/event.ts';
import type { Authentication } from '../../../platform/http/callers.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { sessionsEnded } from '../events.ts';
import type { IdentityServices } from '../services.ts';

/**
 * A replaced token that comes back is in two hands, and nobody can say which are the player's: the
 * session ends for both. True if there was one.
 */
async function endReusedSession(
  { audit, sessions, rotations }: IdentityServices,
  tokenHash: Buffer,
): Promise<boolean> {
  const reused = await rotations.findByReplaced(tokenHash);
  if (!reused) return false;
  const { uid, id } = reused;
  return audit.record(bySystem('token-reused'), async (tx) => {
    const place = await rotations.lock(tx, uid, id);
    if (!place || !(await sessions.end(tx, uid, id))) return nothingChanged(true);
    const payload = { ...place, brand: '', count: 1, sessions: [id] };
    return {
      result: true,
      entries: [
        {
          action: 'identity.session-reused',
          subject: { kind: 'player', uid },
          before: { sessions: [id], ...place },
        },
      ],
      events: [eventOf(sessionsEnded, { uid, key: id }, payload)],
    };
  });
}

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
