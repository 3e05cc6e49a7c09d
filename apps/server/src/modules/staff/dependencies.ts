import type { PasswordHasher } from '../../platform/credentials/password-hasher.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Audit } from '../audit/index.ts';
import type { AccountStore } from './accounts/account.store.ts';
import type { ChallengeStore } from './entrance/challenge.store.ts';
import type { GuessStore } from './entrance/guess.store.ts';
import type { SecondFactorStore } from './entrance/second-factor.store.ts';
import type { ExportHandlers } from './exports/export-handlers.ts';
import type { ExportsStore } from './exports/exports.store.ts';
import type { Figures } from './figures.ts';
import type { InvitationStore } from './invitations/invitation.store.ts';
import type { StaffRateLimiter } from './rate-limits.ts';
import type { RolesStore } from './roles/roles.store.ts';
import type { SessionStore } from './sessions/session.store.ts';

/** What the verbs of this module work with. */
export interface StaffServices {
  audit: Pick<Audit, 'record'>;
  accounts: AccountStore;
  roles: RolesStore;
  sessions: SessionStore;
  challenges: ChallengeStore;
  guesses: GuessStore;
  invitations: InvitationStore;
  secondFactors: SecondFactorStore;
  hasher: PasswordHasher;
  keyring: Keyring;
  rateLimiter: StaffRateLimiter;
  figures: Figures;
  exports: ExportsStore;
  /** The lists of the modules below that can be exported. */
  exportHandlers: ExportHandlers;
}
