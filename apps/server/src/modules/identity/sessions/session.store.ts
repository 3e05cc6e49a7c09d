import type { LoginMethod } from '@perya/contract/identity/calls/account';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { provedGraceSeconds, rotationGraceSeconds, sessionLifeDaysMax } from '../policy.ts';

export interface NewSession {
  uid: bigint;
  id: string;
  tokenHash: Buffer;
  deviceHash: Buffer | null;
  deviceName: string;
  address: string;
  expiresAt: Date;
  openedBy: LoginMethod | null;
  partner: ChannelPartner;
}

export interface OpenSession {
  id: string;
  deviceName: string;
  address: string;
  openedBy: LoginMethod | null;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

export interface PastLogin {
  at: Date;
  method: LoginMethod;
  deviceName: string;
  address: string;
  isNewDevice: boolean;
}

/** A login that waits for the code of the authenticator app. */
export interface Challenge {
  uid: bigint;
  method: LoginMethod;
  partner: ChannelPartner;
}

interface FoundSession {
  uid: bigint;
  id: string;
  partner: ChannelPartner;
  createdAt: Date;
  isExpired: boolean;
  isStale: boolean;
}

/** In SQL, where a session is used again: keeps how long it was not. */
export const idleNow =
  'idle_seconds = greatest(idle_seconds, extract(epoch from now() - last_seen_at)::integer)';

const foundColumns = `s.uid, s.id, s.partner, s.created_at, s.expires_at <= now() as is_expired,
  s.last_seen_at < now() - interval '1 minute' as is_stale`;

/** A session by its token. */
const oneSession = (pool: pg.Pool) => ({
  async insert(tx: Recorded, session: NewSession): Promise<void> {
    const { uid, id, tokenHash, deviceHash, deviceName, address, expiresAt } = session;
    await tx.query(
      `insert into identity.session (uid, id, token_hash, device_hash, device_name, address, ends_at,
         expires_at, opened_by, partner)
       select $1, $2, $3, $4, $5, $6, ends_at, least($7, ends_at), $9, $10
       from (select now() + make_interval(days => $8) as ends_at) life`,
      [
        uid,
        id,
        tokenHash,
        deviceHash,
        deviceName,
        address,
        expiresAt,
        sessionLifeDaysMax,
        session.openedBy,
        session.partner,
      ],
    );
  },

  /** By its token, or by the one before it for the moment in which that still serves. */
  async find(tokenHash: Buffer): Promise<FoundSession | null> {
    const { rows } = await pool.query<FoundSession>({
      name: 'find-session',
      text: `select ${foundColumns} from identity.session s where s.token_hash = $1`,
      values: [tokenHash],
    });
    if (rows[0]) return rows[0];
    const replaced = await pool.query<FoundSession>({
      name: 'find-session-by-replaced',
      text: `select ${foundColumns} from identity.replaced_token r
             join identity.session s on s.uid = r.uid and s.id = r.session_id
             where r.token_hash = $1 and r.replaced_at > now()
               - make_interval(secs => case when r.by_proof then $3::int else $2::int end)`,
      values: [tokenHash, rotationGraceSeconds, provedGraceSeconds],
    });
    return replaced.rows[0] ?? null;
  },

  async touch({ uid, id }: Pick<FoundSession, 'uid' | 'id'>): Promise<void> {
    await pool.query(
      `update identity.session set ${idleNow}, last_seen_at = now() where uid = $1 and id = $2`,
      [uid, id],
    );
  },

  /** How long it was left alone at most since the player showed who they are; null if it has ended. */
  async readIdleSeconds(uid: bigint, id: string): Promise<number | null> {
    const { rows } = await pool.query<{ idle: number }>(
      `select greatest(idle_seconds, extract(epoch from now() - last_seen_at)::integer) as idle
       from identity.session where uid = $1 and id = $2 and expires_at > now()`,
      [uid, id],
    );
    return rows[0]?.idle ?? null;
  },
});

/** Those that a player has open. */
const openSessions = (pool: pg.Pool) => ({
  /** True if it was open until now. */
  async end(tx: Recorded, uid: bigint, id: string): Promise<boolean> {
    const { rowCount } = await tx.query('delete from identity.session where uid = $1 and id = $2', [
      uid,
      id,
    ]);
    return rowCount === 1;
  },

  /** Ends one session by its id, or all of the player's, and says which; the one to keep stays. */
  async endOthers(
    tx: Recorded,
    uid: bigint,
    id: string | null,
    keptId: string | null,
  ): Promise<string[]> {
    const { rows } = await tx.query<{ id: string }>(
      `delete from identity.session
       where uid = $1 and ($2::text is null or id = $2) and id is distinct from $3
       returning id`,
      [uid, id, keptId],
    );
    return rows.map((row) => row.id);
  },

  async list(uid: bigint): Promise<OpenSession[]> {
    const result = await pool.query<OpenSession>(
      `select id, device_name, address, created_at, last_seen_at, opened_by, expires_at
       from identity.session where uid = $1 and expires_at > now()
       order by last_seen_at desc limit 50`,
      [uid],
    );
    return result.rows;
  },
});

/** Devices that were seen, and those that are trusted. */
const knownDevices = (pool: pg.Pool) => ({
  /** True if the player was never seen on this device before. */
  async rememberDevice(tx: Recorded, uid: bigint, deviceHash: Buffer): Promise<boolean> {
    const result = await tx.query(
      `insert into identity.device (uid, device_hash) values ($1, $2) on conflict do nothing`,
      [uid, deviceHash],
    );
    return result.rowCount === 1;
  },

  /** True if the player has logged in on this device. */
  async isKnownDevice(uid: bigint, deviceHash: Buffer): Promise<boolean> {
    const result = await pool.query(
      'select from identity.device where uid = $1 and device_hash = $2',
      [uid, deviceHash],
    );
    return result.rowCount === 1;
  },

  /** True if the device has shown the authenticator's code and need not show it again yet. */
  async isTrustedDevice(uid: bigint, deviceHash: Buffer): Promise<boolean> {
    const result = await pool.query(
      'select from identity.device where uid = $1 and device_hash = $2 and trusted_until > now()',
      [uid, deviceHash],
    );
    return result.rowCount === 1;
  },

  async trustDevice(tx: Recorded, uid: bigint, deviceHash: Buffer, days: number): Promise<void> {
    await tx.query(
      `update identity.device set trusted_until = now() + make_interval(days => $3)
       where uid = $1 and device_hash = $2`,
      [uid, deviceHash, days],
    );
  },

  /** Every device of the player must show the authenticator's code again; true if one need not until now. */
  async distrustDevices(tx: Recorded, uid: bigint): Promise<boolean> {
    const { rowCount } = await tx.query(
      'update identity.device set trusted_until = null where uid = $1 and trusted_until > now()',
      [uid],
    );
    return (rowCount ?? 0) > 0;
  },
});

/** The logins that there were. */
const loginEvents = (pool: pg.Pool) => ({
  async recordLogin(tx: Recorded, uid: bigint, login: Omit<PastLogin, 'at'>): Promise<void> {
    await tx.query(
      `insert into identity.login_event (uid, method, device_name, address, is_new_device)
       values ($1, $2, $3, $4, $5)`,
      [uid, login.method, login.deviceName, login.address, login.isNewDevice],
    );
  },

  /** Who has never logged in was last here when they registered. */
  async lastLoginAt(uid: bigint, client: pg.Pool | pg.ClientBase = pool): Promise<Date | null> {
    const { rows } = await client.query<{ at: Date }>(
      `select greatest(p.created_at, (select max(l.at) from identity.login_event l where l.uid = p.uid)) as at
       from identity.player p where p.uid = $1`,
      [uid],
    );
    return rows[0]?.at ?? null;
  },

  async listLogins(uid: bigint, limit: number): Promise<PastLogin[]> {
    const result = await pool.query<PastLogin>(
      `select at, method, device_name, address, is_new_device
       from identity.login_event where uid = $1 order by id desc limit $2`,
      [uid, limit],
    );
    return result.rows;
  },

  /** The first login on each device, the newest first: by it a device has a name and a place. */
  async listFirstLogins(uid: bigint, limit: number): Promise<PastLogin[]> {
    const { rows } = await pool.query<PastLogin>(
      `select at, method, device_name, address, is_new_device
       from identity.login_event where uid = $1 and is_new_device order by id desc limit $2`,
      [uid, limit],
    );
    return rows;
  },

  /** The devices that the player was seen on, the newest first. */
  async listDevices(uid: bigint): Promise<{ firstSeenAt: Date; trustedUntil: Date | null }[]> {
    const { rows } = await pool.query<{ firstSeenAt: Date; trustedUntil: Date | null }>(
      `select first_seen_at,
         case when trusted_until > now() then trusted_until end as trusted_until
       from identity.device where uid = $1 order by first_seen_at desc limit 50`,
      [uid],
    );
    return rows;
  },
});

/** Logins that wait for their second factor. */
const challenges = (pool: pg.Pool) => ({
  async insertChallenge(challenge: Challenge & { tokenHash: Buffer; expiresAt: Date }) {
    const { tokenHash, uid, method, partner, expiresAt } = challenge;
    await pool.query(
      `insert into identity.challenge (token_hash, uid, method, partner, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [tokenHash, uid, method, partner, expiresAt],
    );
  },

  /** No login waits for the authenticator's code any more. */
  async dropChallenges(tx: Recorded, uid: bigint): Promise<void> {
    await tx.query('delete from identity.challenge where uid = $1', [uid]);
  },

  async findChallenge(tokenHash: Buffer): Promise<Challenge | null> {
    const result = await pool.query<Challenge>(
      'select uid, method, partner from identity.challenge where token_hash = $1 and expires_at > now()',
      [tokenHash],
    );
    return result.rows[0] ?? null;
  },

  /** For the one caller that used it up. */
  async takeChallenge(tokenHash: Buffer): Promise<Challenge | null> {
    const result = await pool.query<Challenge>(
      'delete from identity.challenge where token_hash = $1 returning uid, method, partner',
      [tokenHash],
    );
    return result.rows[0] ?? null;
  },

  async forgetOld(): Promise<void> {
    await pool.query(`delete from identity.session where expires_at < now() - interval '30 days'`);
    await pool.query('delete from identity.challenge where expires_at < now()');
  },
});

export function createSessionStore(pool: pg.Pool) {
  return {
    ...oneSession(pool),
    ...openSessions(pool),
    ...knownDevices(pool),
    ...loginEvents(pool),
    ...challenges(pool),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
