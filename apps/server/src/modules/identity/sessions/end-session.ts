import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import type {
  PlayerContext,
  PublicContext,
  RequestContext,
} from '../../../platform/http/context.ts';
import { byPlayer, nothingChanged } from '../../audit/index.ts';
import { sessionsEnded } from '../events.ts';
import { requireOwnFreshProof } from '../proof/require-fresh-proof.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from './place.ts';

/** What others learn of sessions that ended; nothing if there were none. */
export function eventsOfEnd(context: RequestContext, uid: bigint, ids: string[]): NewEvent[] {
  if (ids.length === 0) return [];
  const payload = { ...placeOf(context), count: ids.length, sessions: ids };
  return [eventOf(sessionsEnded, { uid, key: ids.join(' ') }, payload)];
}

/** What is written about sessions that ended. */
function accountOfEnd(
  context: PlayerContext,
  action: 'logged-out' | 'sessions-ended',
  ids: string[],
) {
  const { uid } = context;
  return {
    entries: [
      {
        action: `identity.${action}` as const,
        subject: { kind: 'player' as const, uid },
        before: { sessions: ids },
      },
    ] as const,
    events: eventsOfEnd(context, uid, ids),
  };
}

/** Ends the session that asks for it. */
export function logout(
  { audit, sessions }: IdentityServices,
  context: PlayerContext,
): Promise<boolean> {
  const { uid, session } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    if (!(await sessions.end(tx, uid, session))) return nothingChanged(true);
    return { result: true, ...accountOfEnd(context, 'logged-out', [session]) };
  });
}

/** Ends the session of a token that nobody is to have; one that is not open is no change. */
export async function endSessionOf(
  { audit, sessions }: IdentityServices,
  context: PublicContext,
  token: string,
): Promise<void> {
  const found = await sessions.find(hashToken(token));
  if (!found) return;
  const { uid, id } = found;
  await audit.record(byPlayer(uid, context), async (tx) => {
    if (!(await sessions.end(tx, uid, id))) return nothingChanged(undefined);
    return {
      result: undefined,
      entries: [
        {
          action: 'identity.sessions-ended',
          subject: { kind: 'player', uid },
          before: { sessions: [id] },
        },
      ],
      events: eventsOfEnd(context, uid, [id]),
    };
  });
}

/**
 * Ends one of the player's other sessions, or all of them, and says how many. Whoever does that does
 * not trust some device, so each must show the authenticator's code again. It asks for a fresh proof: a thief could
 * otherwise end the sessions of the owner.
 */
export async function endSession(
  services: IdentityServices,
  context: PlayerContext,
  { id }: { id?: string | undefined },
): Promise<{ ended: number }> {
  const { audit, sessions } = services;
  const { uid, session } = context;
  return audit.record(byPlayer(uid, context), async (tx) => {
    await requireOwnFreshProof(services, context, tx);
    const ids = await sessions.endOthers(tx, uid, id ?? null, session);
    const result = { ended: ids.length };
    const wasTrusted = await sessions.distrustDevices(tx, uid);
    if (ids.length === 0 && !wasTrusted) return nothingChanged(result);
    return { result, ...accountOfEnd(context, 'sessions-ended', ids) };
  });
}
