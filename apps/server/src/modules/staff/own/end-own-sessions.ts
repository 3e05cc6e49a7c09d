import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import type { WhichSessions } from '../sessions/session.store.ts';

function endOwn(
  { audit, sessions }: StaffServices,
  context: StaffContext,
  which: WhichSessions,
  action: 'staff.signed-out' | 'staff.own-sessions-ended',
): Promise<number> {
  const { staffId } = context;
  return audit.record<number>(byStaff(context), async (tx) => {
    const ended = await sessions.end(tx, staffId, which);
    if (ended.length === 0) return nothingChanged(0);
    return {
      result: ended.length,
      entries: [
        {
          action,
          subject: { kind: 'staff', id: String(staffId) },
          after: { sessions_ended: ended },
        },
      ],
    };
  });
}

/** One of the own sessions, or all but this one. */
export async function endOwnSessions(
  services: StaffServices,
  context: StaffContext,
  { session }: { session?: string | undefined },
) {
  const which = session === undefined ? { but: context.staffSession } : { only: session };
  return { ended: await endOwn(services, context, which, 'staff.own-sessions-ended') };
}

export async function logout(services: StaffServices, context: StaffContext): Promise<boolean> {
  await endOwn(services, context, { only: context.staffSession }, 'staff.signed-out');
  context.staffCookie.drop();
  return true;
}
