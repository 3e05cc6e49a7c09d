import type { Passkeys } from '../../platform/credentials/passkeys/passkeys.ts';
import type { PasswordHasher } from '../../platform/credentials/password-hasher.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import type { PictureStore } from '../../platform/files/picture-store.ts';
import type { SealedFiles } from '../../platform/files/sealed-files.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { MessageSender } from '../../providers/messages/sender.ts';
import type { Audit, Entry, Recorded } from '../audit/index.ts';
import type { PlayerStore } from './account/player.store.ts';
import type { ReferralStore } from './account/referral.store.ts';
import type { ClosingStore } from './closing/closing.store.ts';
import type { UnusedStore } from './closing/unused.store.ts';
import type { OtpStore } from './codes/otp.store.ts';
import type { GuessStore } from './failed-attempts/guess.store.ts';
import type { OpenedPageStore } from './for-staff/opened-page.store.ts';
import type { PlayersListStore } from './for-staff/players-list.store.ts';
import type { HandoverStore } from './handover/handover.store.ts';
import type { Metrics } from './metrics.ts';
import type { UploadStore } from './pictures/upload.store.ts';
import type { ProofStore } from './proof/proof.store.ts';
import type { IdentityRateLimiter } from './rate-limits.ts';
import type { TotpStore } from './second-factor/totp.store.ts';
import type { RotationStore } from './sessions/rotation.store.ts';
import type { SessionStore } from './sessions/session.store.ts';

/** Players by something that a module above knows of them and no list may show. */
export interface SearchFurther {
  find(words: string, limit: number): Promise<bigint[]>;
  /** The words are as secret as what they name: the audit of a search never has them in full. */
  hidesWords: boolean;
}

/** What a module above does with a login of a player who is held, and leaves in the audit and the log of events. */
export type LoginReaction = (
  tx: Recorded,
  login: { uid: bigint; hasShownCode: boolean },
) => Promise<{ entries: readonly Entry[]; events: readonly NewEvent[] } | null>;

/** What the verbs of this module work with. */
export interface IdentityServices {
  audit: Pick<Audit, 'record'>;
  players: PlayerStore;
  referrals: ReferralStore;
  /** Players as staff list and search them. */
  listed: PlayersListStore;
  /** What modules above find players by; each answers uids. */
  furtherSearches: SearchFurther[];
  /** What modules above do in the transaction of every login. */
  loginReactions: LoginReaction[];
  closings: ClosingStore;
  unused: UnusedStore;
  openedPages: OpenedPageStore;
  sessions: SessionStore;
  rotations: RotationStore;
  handovers: HandoverStore;
  proofs: ProofStore;
  otps: OtpStore;
  guesses: GuessStore;
  totps: TotpStore;
  passkeys: Passkeys;
  hasher: PasswordHasher;
  keyring: Keyring;
  metrics: Metrics;
  sender: MessageSender;
  rateLimiter: IdentityRateLimiter;
  pictures: PictureStore;
  /** Where whatever players send lies in private. */
  sealed: SealedFiles;
  uploads: UploadStore;
}
