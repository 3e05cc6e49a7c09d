import type { RequestOf } from '@perya/contract/call';
import type { endPlayerSessions as call } from '@perya/contract/identity/staff-calls/players';
import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { eventsOfStaffEnd, shutOut } from './shut-out.ts';

/** Logs a player out of one device, or of all; a session that has ended already is no change. */
export async function endPlayerSessions(
  services: IdentityServices,
  context: StaffContext,
  { uid: given, session, reason }: RequestOf<typeof call>,
): Promise<{ ended: number }> {
  const { audit, players, sessions, metrics } = services;
  const uid = BigInt(given);
  const ended = await audit.record(byStaff(context), async (tx) => {
    const player = await players.hold(tx, uid);
    const ids =
      session === undefined
        ? (await shutOut(services, tx, player)).sessions
        : await sessions.endOthers(tx, uid, session, null);
    if (ids.length === 0) return nothingChanged(0);
    return {
      result: ids.length,
      entries: [
        {
          action: 'identity.sessions-ended',
          subject: { kind: 'player', uid },
          before: { sessions: ids },
          reason,
        },
      ],
      events: eventsOfStaffEnd(uid, player.brand, ids),
    };
  });
  if (ended > 0) metrics.countDecision('sessions_ended');
  return { ended };
}
