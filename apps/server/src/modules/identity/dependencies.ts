import type { PictureStore } from '../../platform/files/picture-store.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { MessageSender } from '../../providers/messages/sender.ts';
import type { Audit } from '../audit/index.ts';
import type { GuessStore } from './guess.store.ts';
import type { OtpStore } from './otp.store.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PlayerStore } from './player.store.ts';
import type { IdentityRateLimiter } from './rate-limits.ts';
import type { SessionStore } from './session.store.ts';
import type { TotpStore } from './totp.store.ts';

/** What the verbs of this module work with. */
export interface IdentityServices {
  audit: Pick<Audit, 'record'>;
  players: PlayerStore;
  sessions: SessionStore;
  otps: OtpStore;
  guesses: GuessStore;
  totps: TotpStore;
  hasher: PasswordHasher;
  keyring: Keyring;
  sender: MessageSender;
  rateLimiter: IdentityRateLimiter;
  pictures: PictureStore;
}
