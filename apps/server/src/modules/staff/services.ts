import type { Passkeys } from '../../platform/credentials/passkeys/passkeys.ts';
import type { PasswordHasher } from '../../platform/credentials/password-hasher.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { CompanyProvider } from '../../providers/company/company-provider.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { AccountStore } from './accounts/account.store.ts';
import type { MembersStore } from './accounts/members.store.ts';
import type { CompanyAccountStore } from './company/company-account.store.ts';
import type { CompanyAttemptStore } from './company/company-attempt.store.ts';
import type { ChallengeStore } from './entrance/challenge.store.ts';
import type { GuessStore } from './entrance/guess.store.ts';
import type { SecondFactorStore } from './entrance/second-factor.store.ts';
import type { ExportsStore } from './exports/exports.store.ts';
import type { InvitationStore } from './invitations/invitation.store.ts';
import type { Metrics } from './metrics.ts';
import type { NoteStore } from './notes/note.store.ts';
import type { StaffRateLimiter } from './rate-limits.ts';
import type { PeopleStore } from './requests/people.store.ts';
import type { RolesStore } from './roles/roles.store.ts';
import type { SessionStore } from './sessions/session.store.ts';
import type { TagStore } from './tags/tag.store.ts';
import type { ViewStore } from './views/view.store.ts';

/** What the verbs of this module work with. */
export interface StaffServices {
  audit: Pick<Audit, 'record'>;
  /** What staff did lately, by the audit. */
  staffActs: Audit['staffActs'];
  identity: Pick<Identity, 'account' | 'compareCounted'>;
  accounts: AccountStore;
  members: MembersStore;
  notes: NoteStore;
  tags: TagStore;
  roles: RolesStore;
  sessions: SessionStore;
  people: PeopleStore;
  challenges: ChallengeStore;
  guesses: GuessStore;
  invitations: InvitationStore;
  secondFactors: SecondFactorStore;
  passkeys: Passkeys;
  /** Null where staff log in by password alone. */
  company: CompanyProvider | null;
  companyAccounts: CompanyAccountStore;
  companyAttempts: CompanyAttemptStore;
  hasher: PasswordHasher;
  keyring: Keyring;
  rateLimiter: StaffRateLimiter;
  metrics: Metrics;
  /** Only where the sandbox is: accounts of the demo operator have codes that anybody can read there. */
  allowsDemo: boolean;
  exports: ExportsStore;
  views: ViewStore;
  /** Where invitations by email lead; null where the house sends none, and two people hand them over. */
  mail: { origin: string } | null;
}
