import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditOrigin, Recorded } from '../../audit/index.ts';
import type { NewAccount } from '../accounts/account.store.ts';
import type { StaffServices } from '../dependencies.ts';

/** What whoever invites hands over; it is kept as a hash and can be shown this once. */
export interface Invitation {
  staffId: bigint;
  invitation: string;
  expiresAt: Date;
}

export type InvitingServices = Pick<StaffServices, 'audit' | 'accounts' | 'invitations'>;

export async function writeInvitation(
  { invitations }: Pick<StaffServices, 'invitations'>,
  tx: Recorded,
  staffId: bigint,
): Promise<Invitation> {
  const invitation = randomBytes(32).toString('base64url');
  const expiresAt = await invitations.insert(tx, staffId, hashToken(invitation));
  return { staffId, invitation, expiresAt };
}

/** Makes an account that can do nothing until its invitation was taken. */
export function invite(
  services: InvitingServices,
  origin: AuditOrigin,
  account: Omit<NewAccount, 'isDemo'>,
  reason: string,
): Promise<Invitation> {
  const { email, name, role } = account;
  return services.audit.record(origin, async (tx) => {
    const staffId = await services.accounts.insert(tx, { ...account, isDemo: false });
    if (staffId === null) throw new Refusal('STAFF_EMAIL_TAKEN');
    return {
      result: await writeInvitation(services, tx, staffId),
      entries: [
        {
          action: 'staff.invited',
          subject: { kind: 'staff', id: String(staffId) },
          after: { email, name, role },
          reason,
        },
      ],
    };
  });
}
