import type pg from 'pg';
import type { Audit, AuditOrigin } from '../../audit/index.ts';
import { createAccountStore, type NewAccount } from '../accounts/account.store.ts';
import { createChallengeStore } from '../entrance/challenge.store.ts';
import { createGuessStore } from '../entrance/guess.store.ts';
import { ensureRoles } from '../roles/ensure-roles.ts';
import { createRolesStore } from '../roles/roles.store.ts';
import { createSessionStore } from '../sessions/session.store.ts';
import { createInvitationStore } from './invitation.store.ts';
import { type Invitation, invite } from './invite.ts';
import { inviteAgain } from './invite-again.ts';

/** What a command of the operator needs of staff: the one way in that needs no way in. It works as the owner of the tables. */
export interface StaffInviter {
  invite(origin: AuditOrigin, account: NewAccount, reason: string): Promise<Invitation>;
  /** Null if the address has no account. */
  inviteAgain(origin: AuditOrigin, email: string, reason: string): Promise<Invitation | null>;
}

export function createStaffInviter(
  pool: pg.Pool,
  { audit }: { audit: Pick<Audit, 'record'> },
): StaffInviter {
  const services = {
    audit,
    accounts: createAccountStore(pool),
    challenges: createChallengeStore(pool),
    guesses: createGuessStore(),
    invitations: createInvitationStore(pool),
    roles: createRolesStore(pool),
    sessions: createSessionStore(pool),
  };
  return {
    async invite(origin, account, reason) {
      await ensureRoles(services);
      return invite(services, origin, account, reason);
    },
    async inviteAgain(origin, email, reason) {
      const account = await services.accounts.findByEmail(email);
      return account && inviteAgain(services, origin, account.id, reason);
    },
  };
}
