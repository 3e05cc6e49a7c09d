import { randomBytes } from 'node:crypto';
import type { NewColleague } from '@perya/contract/staff/calls/accounts';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditOrigin, Entry, Recorded } from '../../audit/index.ts';
import type { NewAccount } from '../accounts/account.store.ts';
import type { StaffServices } from '../services.ts';

/** What the operator's command hands over; it is kept as a hash and can be shown this once. */
export interface Invitation {
  staffId: bigint;
  invitation: string;
  expiresAt: Date;
}

type Services = Pick<StaffServices, 'accounts' | 'invitations'>;
export type InvitingServices = Services & Pick<StaffServices, 'audit'>;

export const newToken = () => randomBytes(32).toString('base64url');

/** What the audit says of an account that was made; it can do nothing until its invitation was taken. */
export function invitedEntry(
  staffId: bigint | null,
  { email, name, role, until, networks }: NewColleague,
  reason: string,
): { staffId: bigint; entry: Entry } {
  if (staffId === null) throw new Refusal('STAFF_EMAIL_TAKEN');
  const subject = { kind: 'staff', id: String(staffId) } as const;
  return {
    staffId,
    entry: {
      action: 'staff.invited',
      subject,
      after: { email, name, role, ...(until && { until }), ...(networks && { networks }) },
      reason,
    },
  };
}

/** Writes an invitation whose link opens by itself: for the operator's commands alone. */
export async function writeInvitation(
  { invitations }: Pick<StaffServices, 'invitations'>,
  tx: Recorded,
  staffId: bigint,
): Promise<Invitation> {
  const invitation = newToken();
  const tokenHash = hashToken(invitation);
  const expiresAt = await invitations.insert(tx, staffId, { tokenHash, requestId: null });
  return { staffId, invitation, expiresAt };
}

/** For whoever has the shell of the server: the app may add no account by itself. */
export function invite(
  services: InvitingServices,
  origin: AuditOrigin,
  account: NewAccount,
  reason: string,
): Promise<Invitation> {
  return services.audit.record(origin, async (tx) => {
    const made = await services.accounts.insert(tx, account);
    const { staffId, entry } = invitedEntry(made, account, reason);
    return { result: await writeInvitation(services, tx, staffId), entries: [entry] };
  });
}
