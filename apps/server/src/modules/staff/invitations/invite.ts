import { randomBytes } from 'node:crypto';
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

/** An account that can do nothing until its invitation was taken. */
export async function makeAccount(
  { accounts }: Pick<StaffServices, 'accounts'>,
  tx: Recorded,
  account: Omit<NewAccount, 'isDemo'>,
  reason: string,
): Promise<{ staffId: bigint; entry: Entry }> {
  const { email, name, role } = account;
  const staffId = await accounts.insert(tx, { ...account, isDemo: false });
  if (staffId === null) throw new Refusal('STAFF_EMAIL_TAKEN');
  const subject = { kind: 'staff', id: String(staffId) } as const;
  return {
    staffId,
    entry: { action: 'staff.invited', subject, after: { email, name, role }, reason },
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

export function invite(
  services: InvitingServices,
  origin: AuditOrigin,
  account: Omit<NewAccount, 'isDemo'>,
  reason: string,
): Promise<Invitation> {
  return services.audit.record(origin, async (tx) => {
    const { staffId, entry } = await makeAccount(services, tx, account, reason);
    return { result: await writeInvitation(services, tx, staffId), entries: [entry] };
  });
}
