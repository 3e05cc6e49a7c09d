import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { idleMinutes } from '../policy.ts';
import { roleText } from '../roles/role-text.ts';
import type { StaffServices } from '../services.ts';
import type { WhichSessions } from '../sessions/session.store.ts';
import { presentSession } from '../staff.present.ts';

export async function readSelf(services: StaffServices, context: StaffContext) {
  const { staffId, staffSession, permissions, isOutside } = context;
  const { email, name, role, endsAt } = await requireAccount(services, staffId);
  const open = await services.sessions.list(staffId);
  const own = open.find(({ id }) => id === staffSession);
  return {
    id: String(staffId),
    email,
    name,
    role,
    role_title: await roleText(services, role),
    is_outside: isOutside,
    account_ends_at: seconds(endsAt),
    permissions: [...permissions],
    session: {
      id: staffSession,
      ends_at: own ? seconds(own.endsAt) : 0,
      idle_seconds: idleMinutes * 60,
    },
    recovery_codes_left: await services.secondFactors.countRecoveryCodes(staffId),
  };
}

/** Also those who have left: what they did still bears their name. People from outside know them by number alone. */
export async function listColleagues({ accounts }: StaffServices, { isOutside }: StaffContext) {
  if (isOutside) return { rows: [] };
  const colleagues = await accounts.listColleagues();
  return { rows: colleagues.map(({ id, name }) => ({ id: String(id), name })) };
}

export async function listOwnSessions({ sessions }: StaffServices, context: StaffContext) {
  const open = await sessions.list(context.staffId);
  return { rows: open.map((session) => presentSession(session, context.staffSession)) };
}

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
