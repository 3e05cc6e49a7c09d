import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import type { IdentityServices } from '../dependencies.ts';
import { sessionsEnded } from '../events.ts';
import { hashToken } from './hash-token.ts';
import { placeOf } from './place.ts';

/** What is written about sessions that ended. */
function accountOfEnd(
  context: PlayerContext,
  action: 'logged-out' | 'sessions-ended',
  ids: string[],
) {
  const { uid } = context;
  const payload = { ...placeOf(context), count: ids.length };
  return {
    entries: [
      {
        action: `identity.${action}` as const,
        subject: { kind: 'player' as const, uid },
        before: { sessions: ids },
      },
    ] as const,
    events: [eventOf(sessionsEnded, { uid, key: ids.join(' ') }, payload)],
  };
}

/** Ends the session of the token. */
export function logout(
  { audit, sessions }: IdentityServices,
  context: PlayerContext,
): Promise<boolean> {
  return audit.record(byPlayer(context.uid, context), async (tx) => {
    const id = await sessions.end(tx, hashToken(context.token));
    if (id === null) return nothingChanged(true);
    return { result: true, ...accountOfEnd(context, 'logged-out', [id]) };
  });
}

/** Ends one of the player's other sessions, or all of them, and says how many. */
export function endSession(
  { audit, sessions }: IdentityServices,
  context: PlayerContext,
  { id }: { id?: string | undefined },
): Promise<{ ended: number }> {
  const { uid, token } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    const ids = await sessions.endOthers(tx, uid, id ?? null, hashToken(token));
    const result = { ended: ids.length };
    if (ids.length === 0) return nothingChanged(result);
    return { result, ...accountOfEnd(context, 'sessions-ended', ids) };
  });
}
