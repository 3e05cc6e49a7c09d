import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { idleMinutes } from '../policy.ts';
import type { StaffServices } from '../services.ts';

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
      ends_at: own ? seconds(own.endsAt) : 0,
      idle_seconds: idleMinutes * 60,
    },
    recovery_codes_left: await services.secondFactors.countRecoveryCodes(staffId),
  };
}
