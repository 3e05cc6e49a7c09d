import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditOrigin, Entry, Recorded } from '../../audit/index.ts';
import { guessedAt } from '../entrance/try-guess.ts';
import type { StaffServices } from '../services.ts';
import { type Invitation, type InvitingServices, writeInvitation } from './invite.ts';

type Services = Pick<StaffServices, 'accounts' | 'challenges' | 'guesses' | 'sessions'>;

/**
 * For a lost password, authenticator app, passkey or company account, and for a locked account: whatever opened it opens it no
 * longer, and its sessions end.
 */
export async function takeAwayAccess(
  { accounts, challenges, guesses, sessions }: Services,
  tx: Recorded,
  staffId: bigint,
  reason: string,
): Promise<Entry> {
  const account = await accounts.lock(tx, staffId);
  if (account.switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
  const { passkeys, wasLinked } = await accounts.forgetCredentials(tx, staffId);
  await challenges.dropAll(tx, staffId);
  await guesses.forgive(tx, guessedAt({ tried: 'password', email: account.email }));
  await guesses.forgive(tx, guessedAt({ tried: 'code', staffId }));
  const ended = await sessions.end(tx, staffId, {});
  return {
    action: 'staff.invited-again',
    subject: { kind: 'staff', id: String(staffId) },
    before: {
      had_password: account.passwordHash !== null,
      had_app: account.totpConfirmedAt !== null,
      passkeys,
      was_linked: wasLinked,
    },
    after: {
      had_password: false,
      had_app: false,
      passkeys: 0,
      was_linked: false,
      sessions_ended: ended,
    },
    reason,
  };
}

/** The new invitation leads to a new password and a new app. */
export function inviteAgain(
  services: Services & InvitingServices,
  origin: AuditOrigin,
  staffId: bigint,
  reason: string,
): Promise<Invitation> {
  return services.audit.record(origin, async (tx) => {
    const entry = await takeAwayAccess(services, tx, staffId, reason);
    return { result: await writeInvitation(services, tx, staffId), entries: [entry] };
  });
}
