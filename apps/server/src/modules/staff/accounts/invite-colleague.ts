import type { Role } from '@perya/contract/staff/roles';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { StaffServices } from '../dependencies.ts';
import { type Invitation, invite } from '../invitations/invite.ts';
import { inviteAgain } from '../invitations/invite-again.ts';
import { unixSecondsOf } from '../staff.present.ts';

const present = ({ staffId, invitation, expiresAt }: Invitation) => ({
  id: String(staffId),
  invitation,
  expires_at: unixSecondsOf(expiresAt),
});

/** An account for a new colleague; who is to be an administrator begins as something else. */
export async function inviteColleague(
  services: StaffServices,
  context: StaffContext,
  { reason, ...account }: { email: string; name: string; role: Role; reason: string },
) {
  if (account.role === 'administrator') throw new Refusal('STAFF_ADMINISTRATOR');
  return present(await invite(services, byStaff(context), account, reason));
}

export async function inviteColleagueAgain(
  services: StaffServices,
  context: StaffContext,
  { id, reason }: { id: string; reason: string },
) {
  const staffId = BigInt(id);
  if (staffId === context.staffId) throw new Refusal('STAFF_OWN_ACCOUNT');
  return present(await inviteAgain(services, byStaff(context), staffId, reason));
}
