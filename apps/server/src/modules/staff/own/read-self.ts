import type { StaffContext } from '../../../platform/http/context.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { idleMinutes } from '../policy.ts';
import type { StaffServices } from '../services.ts';
import { unixSecondsOf } from '../staff.present.ts';

export async function readSelf(services: StaffServices, context: StaffContext) {
  const { staffId, staffSession, permissions } = context;
  const { email, name, role } = await requireAccount(services, staffId);
  const open = await services.sessions.list(staffId);
  const own = open.find(({ id }) => id === staffSession);
  return {
    id: String(staffId),
    email,
    name,
    role,
    permissions: [...permissions],
    session: {
      id: staffSession,
      ends_at: own ? unixSecondsOf(own.endsAt) : 0,
      idle_seconds: idleMinutes * 60,
    },
    recovery_codes_left: await services.secondFactors.countRecoveryCodes(staffId),
  };
}
