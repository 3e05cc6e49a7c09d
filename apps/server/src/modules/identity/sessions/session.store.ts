import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export type LoginMethod = 'code' | 'password';

export interface NewSession {
  uid: bigint;
  id: string;
  tokenHash: Buffer;
  deviceHash: Buffer | null;
  deviceName: string;
  address: string;
  expiresAt: Date;
}

export interface OpenSession {
  id: string;
  deviceName: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface PastLogin {
  at: Date;
  method: LoginMethod;
  deviceName: string;
  address: string;
  isNewDevice: boolean;
}

export function createSessionStore(pool: pg.Pool) {
  return {
    async insert(tx: Recorded, session: NewSession): Promise<void> {
      const { uid, id, tokenHash, deviceHash, deviceName, address, expiresAt } = session;
      await tx.query(
        `insert into identity.session
           (uid, id, token_hash, device_hash, device_name, address, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [uid, id, tokenHash, deviceHash, deviceName, address, expiresAt],
      );
    },

    async find(tokenHash: Buffer) {
      const result = await pool.query<{
        uid: bigint;
        id: string;
        createdAt: Date;
        isExpired: boolean;
        isStale: boolean;
      }>({
        name: 'find-session',
        text: `select uid, id, created_at as "createdAt", expires_at <= now() as "isExpired",
                 last_seen_at < now() - interval '1 minute' as "isStale"
               from identity.session where token_hash = $1`,
        values: [tokenHash],
      });
      return result.rows[0] ?? null;
    },

    async touch(tokenHash: Buffer): Promise<void> {
      await pool.query('update identity.session set last_seen_at = now() where token_hash = $1', [
        tokenHash,
      ]);
    },

    /** The new token takes the place of the old one, which lasts a moment longer for requests under way. */
    async rotate(oldHash: Buffer, next: NewSession, graceSeconds: number): Promise<void> {
      await pool.query(
        `with aged as (
           update identity.session
           set id = id || '-' || encode(substring(token_hash from 1 for 6), 'hex'),
               expires_at = least(expires_at, now() + make_interval(secs => $8))
           where token_hash = $9
           returning device_hash, device_name
         )
         insert into identity.session
           (uid, id, token_hash, device_hash, device_name, address, expires_at)
         select $1, $2, $3, coalesce($4, aged.device_hash), coalesce(nullif($5, ''), aged.device_name), $6, $7
         from aged`,
        [
          next.uid,
          next.id,
          next.tokenHash,
          next.deviceHash,
          next.deviceName,
          next.address,
          next.expiresAt,
          graceSeconds,
          oldHash,
        ],
      );
    },

    /** The id of the session that ended; null if there was none. */
    async end(tx: Recorded, tokenHash: Buffer): Promise<string | null> {
      const { rows } = await tx.query<{ id: string }>(
        'delete from identity.session where token_hash = $1 returning id',
        [tokenHash],
      );
      return rows[0]?.id ?? null;
    },

    /** Ends one session by its id, or all of the player's, and says which; the one to keep stays. */
    async endOthers(
      tx: Recorded,
      uid: bigint,
      id: string | null,
      keepHash: Buffer | null,
    ): Promise<string[]> {
      const { rows } = await tx.query<{ id: string }>(
        `delete from identity.session
         where uid = $1 and ($2::text is null or id = $2)
           and ($3::bytea is null or token_hash <> $3)
         returning id`,
        [uid, id, keepHash],
      );
      return rows.map((row) => row.id);
    },

    async list(uid: bigint): Promise<OpenSession[]> {
      const result = await pool.query<OpenSession>(
        `select id, device_name as "deviceName", address, created_at as "createdAt",
           last_seen_at as "lastSeenAt"
         from identity.session where uid = $1 and expires_at > now() + interval '1 minute'
         order by last_seen_at desc limit 50`,
        [uid],
      );
      return result.rows;
    },

    /** True if the player was never seen on this device before. */
    async rememberDevice(tx: Recorded, uid: bigint, deviceHash: Buffer): Promise<boolean> {
      const result = await tx.query(
        `insert into identity.device (uid, device_hash) values ($1, $2) on conflict do nothing`,
        [uid, deviceHash],
      );
      return result.rowCount === 1;
    },

    async isKnownDevice(uid: bigint, deviceHash: Buffer): Promise<boolean> {
      const result = await pool.query(
        'select from identity.device where uid = $1 and device_hash = $2',
        [uid, deviceHash],
      );
      return result.rowCount === 1;
    },

    async recordLogin(tx: Recorded, uid: bigint, login: Omit<PastLogin, 'at'>): Promise<void> {
      await tx.query(
        `insert into identity.login_event (uid, method, device_name, address, is_new_device)
         values ($1, $2, $3, $4, $5)`,
        [uid, login.method, login.deviceName, login.address, login.isNewDevice],
      );
    },

    async listLogins(uid: bigint, limit: number): Promise<PastLogin[]> {
      const result = await pool.query<PastLogin>(
        `select at, method, device_name as "deviceName", address, is_new_device as "isNewDevice"
         from identity.login_event where uid = $1 order by id desc limit $2`,
        [uid, limit],
      );
      return result.rows;
    },

    async insertChallenge(tokenHash: Buffer, uid: bigint, method: LoginMethod, expiresAt: Date) {
      await pool.query(
        `insert into identity.challenge (token_hash, uid, method, expires_at) values ($1, $2, $3, $4)`,
        [tokenHash, uid, method, expiresAt],
      );
    },

    async findChallenge(tokenHash: Buffer): Promise<{ uid: bigint; method: LoginMethod } | null> {
      const result = await pool.query<{ uid: bigint; method: LoginMethod }>(
        'select uid, method from identity.challenge where token_hash = $1 and expires_at > now()',
        [tokenHash],
      );
      return result.rows[0] ?? null;
    },

    /** True for the one caller that used it up. */
    async takeChallenge(tokenHash: Buffer): Promise<boolean> {
      const result = await pool.query('delete from identity.challenge where token_hash = $1', [
        tokenHash,
      ]);
      return result.rowCount === 1;
    },

    async forgetOld(): Promise<void> {
      await pool.query(
        `delete from identity.session where expires_at < now() - interval '30 days'`,
      );
      await pool.query('delete from identity.challenge where expires_at < now()');
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
