import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { keepAnAdministrator, requireAccount } from './require-account.ts';

/** Off ends every session, login and invitation of the account at once; on again, it opens as it did before. */
export function switchAccount(
  services: StaffServices,
  context: StaffContext,
  { id, is_on: isOn, reason }: { id: string; is_on: boolean; reason: string },
) {
  const { audit, accounts, members, challenges, invitations, people, sessions } = services;
  const staffId = BigInt(id);
  if (staffId === context.staffId) throw new Refusal('STAFF_OWN_ACCOUNT');
  return audit.record<{ ended: number }>(byStaff(context), async (tx) => {
    if (!isOn) await keepAnAdministrator(services, tx, staffId);
    const { switchedOffAt } = await accounts.lock(tx, staffId);
    const wasOn = switchedOffAt === null;
    if (wasOn === isOn) return nothingChanged({ ended: 0 });
    await members.setSwitch(tx, staffId, isOn);
    const ended = isOn ? [] : await sessions.end(tx, staffId, {});
    // Whoever switches on could otherwise bring back an account that only they remember.
    if (isOn) await people.noteLetIn(tx, staffId, [context.staffId]);
    else {
      await challenges.dropAll(tx, staffId);
      await invitations.dropAll(tx, staffId);
    }
    return {
      result: { ended: ended.length },
      entries: [
        {
          action: isOn ? 'staff.switched-on' : 'staff.switched-off',
          subject: { kind: 'staff', id },
          before: { is_on: wasOn },
          after: { is_on: isOn, sessions_ended: ended },
          reason,
        },
      ],
    };
  });
}

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
