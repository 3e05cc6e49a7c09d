import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { requireAccount } from './require-account.ts';

/** Ends one session of a colleague, or all of them. */
export async function endSessions(
  services: StaffServices,
  context: StaffContext,
  { id, session, reason }: { id: string; session?: string | undefined; reason: string },
) {
  const staffId = BigInt(id);
  await requireAccount(services, staffId);
  return services.audit.record<{ ended: number }>(byStaff(context), async (tx) => {
    const ended = await services.sessions.end(tx, staffId, session ? { only: session } : {});
    if (ended.length === 0) return nothingChanged({ ended: 0 });
    return {
      result: { ended: ended.length },
      entries: [
        {
          action: 'staff.sessions-ended',
          subject: { kind: 'staff', id },
          after: { sessions_ended: ended },
          reason,
        },
      ],
    };
  });
}
