import type { Permission } from '@perya/contract/staff/permissions';
import type { RoleName } from '@perya/contract/staff/roles';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { endedSessionDays, idleMinutes, seenEverySeconds, sessionHours } from '../policy.ts';

export interface NewSession {
  id: string;
  staffId: bigint;
  tokenHash: Buffer;
  deviceName: string;
  address: string;
}

export interface FoundSession {
  id: string;
  staffId: bigint;
  name: string;
  isExpired: boolean;
  switchedOffAt: Date | null;
  isDemo: boolean;
  role: RoleName;
  /** The account was for a time that is past. */
  isOver: boolean;
  /** Time to note that it is used. */
  isStale: boolean;
  permissions: Permission[];
  /** From where its role may be used, and the account itself; null is from anywhere. */
  networks: string[] | null;
  ownNetworks: string[] | null;
}

/** A session with whose it is. */
interface SomebodysSession extends OpenSession {
  staffId: bigint;
  name: string;
  role: string;
  isNewAddress: boolean;
}

export interface OpenSession {
  id: string;
  deviceName: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
}

/** All of somebody's sessions, one of them, or all but one. */
export interface WhichSessions {
  only?: string;
  but?: string;
}

/** Of a session `s`. */
export const isOver = `(s.ended_at is not null or s.ends_at <= now()
  or s.last_seen_at <= now() - interval '${idleMinutes} minutes')`;

export function createSessionStore(pool: pg.Pool) {
  return {
    async insert(tx: Recorded, session: NewSession): Promise<void> {
      const { id, staffId, tokenHash, deviceName, address } = session;
      await tx.query(
        `with seen as (update staff.account set last_seen_at = now() where id = $2)
         insert into staff.session (id, staff_id, token_hash, device_name, address, ends_at)
         values ($1, $2, $3, $4, $5, now() + interval '${sessionHours} hours')`,
        [id, staffId, tokenHash, deviceName, address],
      );
    },

    /** With what its member of staff may do at this moment: what was taken away is gone at the next call. */
    async find(tokenHash: Buffer): Promise<FoundSession | null> {
      const { rows } = await pool.query<FoundSession>({
        name: 'find-staff-session',
        text: `select s.id, s.staff_id, a.name,
                 ${isOver} as is_expired, a.switched_off_at, a.is_demo,
                 s.last_seen_at < now() - interval '${seenEverySeconds} seconds' as is_stale,
                 array(select permission from staff.role_permission p where p.role = a.role) as permissions,
                 r.networks::text[] as networks, a.networks::text[] as own_networks, a.role,
                 a.ends_at is not null and a.ends_at <= now() as is_over
               from staff.session s join staff.account a on a.id = s.staff_id
               join staff.role r on r.name = a.role
               where s.token_hash = $1`,
        values: [tokenHash],
      });
      return rows[0] ?? null;
    },

    /** Never wakes a session that is over. */
    async touch(id: string): Promise<void> {
      await pool.query(
        `with seen as (
           update staff.session s set last_seen_at = now() where id = $1 and not ${isOver}
           returning staff_id
         )
         update staff.account set last_seen_at = now() where id in (select staff_id from seen)`,
        [id],
      );
    },

    /** The open ones, newest use first. */
    async list(staffId: bigint): Promise<OpenSession[]> {
      const { rows } = await pool.query<OpenSession>(
        `select id, device_name, address, created_at, last_seen_at, ends_at
         from staff.session s where staff_id = $1 and not ${isOver} order by last_seen_at desc`,
        [staffId],
      );
      return rows;
    },

    /** Everybody's that are open, newest use first. */
    async listAll(): Promise<SomebodysSession[]> {
      const { rows } = await pool.query<SomebodysSession>(
        `select s.id, s.device_name, s.address, s.created_at, s.last_seen_at, s.ends_at,
           s.staff_id, a.name, a.role,
           not exists (select from staff.session b where b.staff_id = s.staff_id and b.address = s.address
             and b.created_at < s.created_at) as is_new_address
         from staff.session s join staff.account a on a.id = s.staff_id
         where not ${isOver} order by s.last_seen_at desc, s.id limit 500`,
      );
      return rows;
    },

    /** Answers the ids of those that were open until now. */
    async end(tx: Recorded, staffId: bigint, { only, but }: WhichSessions): Promise<string[]> {
      const { rows } = await tx.query<{ id: string }>(
        `update staff.session s set ended_at = now()
         where staff_id = $1 and not ${isOver}
           and ($2::text is null or id = $2) and id is distinct from $3
         returning id`,
        [staffId, only ?? null, but ?? null],
      );
      return rows.map(({ id }) => id);
    },

    /** Not ended before the transaction that asks. */
    async isOpen(tx: Recorded, id: string): Promise<boolean> {
      const { rowCount } = await tx.query(
        `select from staff.session s where id = $1 and not ${isOver} for share`,
        [id],
      );
      return rowCount === 1;
    },

    async countOpen(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from staff.session s where not ${isOver}`,
      );
      return rows[0]?.count ?? 0;
    },

    async forgetOld(): Promise<void> {
      await pool.query(
        `delete from staff.session where ends_at < now() - interval '${endedSessionDays} days'`,
      );
      await pool.query('delete from staff.challenge where expires_at < now()');
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
