import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditOrigin } from '../../audit/index.ts';
import type { StaffServices } from '../dependencies.ts';
import { guessedAt } from '../entrance/try-guess.ts';
import { type Invitation, type InvitingServices, writeInvitation } from './invite.ts';

type Services = InvitingServices & Pick<StaffServices, 'challenges' | 'guesses' | 'sessions'>;

/**
 * For a lost password or authenticator app, and for a locked account: whatever opened it opens it no
 * longer, its sessions end, and a new invitation leads to a new password and a new app.
 */
export function inviteAgain(
  services: Services,
  origin: AuditOrigin,
  staffId: bigint,
  reason: string,
): Promise<Invitation> {
  const { audit, accounts, challenges, guesses, sessions } = services;
  return audit.record(origin, async (tx) => {
    const account = await accounts.lock(tx, staffId);
    if (account.switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
    await accounts.forgetCredentials(tx, staffId);
    await challenges.dropAll(tx, staffId);
    await guesses.forgive(tx, guessedAt({ tried: 'password', email: account.email }));
    await guesses.forgive(tx, guessedAt({ tried: 'code', staffId }));
    const ended = await sessions.end(tx, staffId, {});
    return {
      result: await writeInvitation(services, tx, staffId),
      entries: [
        {
          action: 'staff.invited-again',
          subject: { kind: 'staff', id: String(staffId) },
          before: {
            had_password: account.passwordHash !== null,
            had_app: account.totpConfirmedAt !== null,
          },
          after: { had_password: false, had_app: false, sessions_ended: ended },
          reason,
        },
      ],
    };
  });
}
