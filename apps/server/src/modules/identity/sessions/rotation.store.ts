import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { rotationGraceSeconds, sessionLifeSeconds } from '../policy.ts';
import { idleNow } from './session.store.ts';

/** What a refresh makes of a session, if it is the one that replaces the token. */
export interface Successor {
  tokenHash: Buffer;
  salt: Buffer;
  deviceHash: Buffer | null;
  deviceName: string;
  address: string;
}

export interface Rotated {
  tokenHash: Buffer;
  /** Null if a proof has made the token: no other follows to it. */
  salt: Buffer | null;
  expiresAt: Date;
}

/** Tokens that replace others. */
const replacing = (pool: pg.Pool) => ({
  /**
   * Replaces the token, once: whoever comes at the same moment waits for the row and finds another
   * token in it. A token that has just been made is not replaced either. Null for those.
   */
  async replace(oldHash: Buffer, next: Successor): Promise<Date | null> {
    const { rows } = await pool.query<{ expiresAt: Date }>(
      `with turned as (
         update identity.session
         set token_hash = $2, rotation_salt = $3, rotated_at = now(), ${idleNow}, last_seen_at = now(),
             expires_at = least(now() + make_interval(secs => $7), ends_at),
             device_hash = coalesce($4, device_hash),
             device_name = coalesce(nullif($5, ''), device_name), address = $6
         where token_hash = $1 and expires_at > now()
           and (rotated_at is null or rotated_at <= now() - make_interval(secs => $8))
         returning uid, id, expires_at
       ), kept as (
         insert into identity.replaced_token (token_hash, uid, session_id)
         select $1, uid, id from turned
       )
       select expires_at from turned`,
      [
        oldHash,
        next.tokenHash,
        next.salt,
        next.deviceHash,
        next.deviceName,
        next.address,
        sessionLifeSeconds,
        rotationGraceSeconds,
      ],
    );
    return rows[0]?.expiresAt ?? null;
  },
});

/** Those that were replaced. */
const replacedTokens = (pool: pg.Pool) => ({
  /** The session of a token that was made or replaced a moment ago. */
  async findRotated(tokenHash: Buffer): Promise<Rotated | null> {
    const { rows } = await pool.query<Rotated>(
      `select s.token_hash, s.rotation_salt as salt, s.expires_at
       from identity.session s
       where s.rotated_at > now() - make_interval(secs => $2) and s.expires_at > now()
         and (s.token_hash = $1 or (s.uid, s.id) in (
           select uid, session_id from identity.replaced_token where token_hash = $1))`,
      [tokenHash, rotationGraceSeconds],
    );
    return rows[0] ?? null;
  },

  /** The session whose token this was before; null for a token that is not known. */
  async findByReplaced(tokenHash: Buffer): Promise<{ uid: bigint; id: string } | null> {
    const { rows } = await pool.query<{ uid: bigint; id: string }>({
      name: 'find-replaced-token',
      text: 'select uid, session_id as id from identity.replaced_token where token_hash = $1',
      values: [tokenHash],
    });
    return rows[0] ?? null;
  },

  /** Where the session was last used; the session is locked until it ends with the transaction. */
  async lock(tx: Recorded, uid: bigint, id: string) {
    const { rows } = await tx.query<{ device: string; address: string }>(
      `select device_name as device, address from identity.session
       where uid = $1 and id = $2 for update`,
      [uid, id],
    );
    return rows[0] ?? null;
  },
});

export function createRotationStore(pool: pg.Pool) {
  return {
    ...replacing(pool),
    ...replacedTokens(pool),
  };
}

export type RotationStore = ReturnType<typeof createRotationStore>;
