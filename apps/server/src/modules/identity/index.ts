import type pg from 'pg';
import { checkToken } from './check-token.ts';
import { createIdentityStore, type NewPlayer } from './identity.store.ts';
import { openSession } from './open-session.ts';

/** Who the players are and which sessions they have open. */
export function createIdentity(pool: pg.Pool) {
  const store = createIdentityStore(pool);
  return {
    ensurePlayer: (player: NewPlayer) => store.ensurePlayer(player),
    openSession: (uid: bigint, expiresAt: Date) => openSession(store, uid, expiresAt),
    checkToken: (token: string) => checkToken(store, token),
  };
}

export type Identity = ReturnType<typeof createIdentity>;
