import type pg from 'pg';
import type { PictureStore } from '../../platform/files/picture-store.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { MessageSender } from '../../providers/messages/sender.ts';
import { checkToken } from './check-token.ts';
import type { IdentityServices } from './dependencies.ts';
import { createGuessStore } from './guess.store.ts';
import { hashToken } from './hash-token.ts';
import { newSession, presentSession } from './open-session.ts';
import { createOtpStore } from './otp.store.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createPlayerStore, type NewPlayer } from './player.store.ts';
import { createSessionStore } from './session.store.ts';
import { createTotpStore } from './totp.store.ts';

export { identityRoutes } from './routes.ts';

export interface IdentityOptions {
  pool: pg.Pool;
  keyring: Keyring;
  sender: MessageSender;
  limiter: Limiter;
  pictures: PictureStore;
  /** How many passwords are hashed at once; leave a core for everything else. */
  hashesAtOnce: number;
}

/** Who the players are, how they prove it, and which sessions they have open. */
export function createIdentity({ pool, hashesAtOnce, ...outside }: IdentityOptions) {
  const services: IdentityServices = {
    ...outside,
    players: createPlayerStore(pool),
    sessions: createSessionStore(pool),
    otps: createOtpStore(pool),
    guesses: createGuessStore(pool),
    totps: createTotpStore(pool),
    hasher: createPasswordHasher(hashesAtOnce),
  };
  const { players, sessions, otps, guesses } = services;
  return {
    services,
    checkToken: (token: string) => checkToken(sessions, token),
    /** Null for a token that is not known. */
    sessionStartedAt: async (token: string) =>
      (await sessions.find(hashToken(token)))?.createdAt ?? null,
    listNames: (uids: readonly bigint[]) => players.listNames(uids),
    ensurePlayer: async (player: NewPlayer) => (await players.ensure(player)).uid,
    /** A session without a login, for the demo operator and for tests. */
    async grantSession(uid: bigint, expiresAt: Date): Promise<string> {
      const origin = { address: '', deviceName: '', deviceToken: null, brandName: '' };
      const session = { ...newSession(uid, origin), expiresAt };
      await sessions.insert(session);
      return presentSession(session).token;
    },
    jobs: {
      tasks: {
        async identity_forget_old() {
          await Promise.all([otps.forgetOld(), guesses.forgetOld(), sessions.forgetOld()]);
        },
      },
      crontab: '23 19 * * * identity_forget_old',
    } satisfies Jobs,
  };
}

export type Identity = ReturnType<typeof createIdentity>;
