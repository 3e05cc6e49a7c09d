import type { StaffState } from '@perya/contract/staff/calls/accounts';
import type { Permission } from '@perya/contract/staff/permissions';
import type { RoleName } from '@perya/contract/staff/roles';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';
import { isOver } from '../sessions/session.store.ts';

export interface Member {
  id: bigint;
  email: string;
  name: string;
  role: RoleName;
  state: StaffState;
  createdAt: Date;
  lastSeenAt: Date | null;
  sessions: number;
  invitedUntil: Date | null;
  endsAt: Date | null;
  networks: string[] | null;
}

export interface MemberFilter {
  search?: string | undefined;
  role?: RoleName | undefined;
  state?: StaffState | undefined;
}

const state = `case when a.switched_off_at is not null then 'off' when a.ends_at <= now() then 'over'
  when a.totp_confirmed_at is null then 'invited' else 'active' end`;

const columns = `a.id, a.email, a.name, a.role, ${state} as state, a.created_at, a.last_seen_at,
  a.ends_at, a.networks::text[] as networks,
  (select count(*)::int from staff.session s where s.staff_id = a.id and not ${isOver}) as sessions,
  (select i.expires_at from staff.invitation i where i.staff_id = a.id and i.expires_at > now()) as invited_until`;

/** Staff as a list; a house has hundreds of them, so the search may look at every one. */
export function createMembersStore(pool: pg.Pool) {
  return {
    ...createList<Member, MemberFilter>(pool, {
      columns,
      from: 'staff.account a',
      key: [byNumber('a.id')],
      where: (filter, asked) => [
        asked(`strpos(lower(a.name || ' ' || a.email), lower(?)) > 0`, filter.search),
        asked('a.role = ?', filter.role),
        asked(`${state} = ?`, filter.state),
      ],
    }),

    async find(id: bigint): Promise<Member | null> {
      const { rows } = await pool.query<Member>(
        `select ${columns} from staff.account a where a.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** Those who can get in and hold a permission by their role; accounts of the demo count for nobody. */
    async countHolding(permission: Permission): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from staff.account a
         join staff.role_permission p on p.role = a.role and p.permission = $1
         where a.switched_off_at is null and a.totp_confirmed_at is not null and not a.is_demo`,
        [permission],
      );
      return rows[0]?.count ?? 0;
    },

    /** Those who can get in and hold one of these, by their names. */
    async listHolding(permissions: readonly Permission[]): Promise<{ id: bigint; name: string }[]> {
      const { rows } = await pool.query<{ id: bigint; name: string }>(
        `select a.id, a.name from staff.account a
         where a.switched_off_at is null and a.totp_confirmed_at is not null
           and exists (select from staff.role_permission p
             where p.role = a.role and p.permission = any ($1::text[]))
         order by a.name, a.id`,
        [permissions],
      );
      return rows;
    },

    /** What somebody who can get in is called and may do; null for anybody else. */
    async findHolding(
      id: bigint,
    ): Promise<{ name: string; permissions: readonly Permission[] } | null> {
      const { rows } = await pool.query<{ name: string; permissions: Permission[] }>(
        `select a.name, array(select p.permission from staff.role_permission p
           where p.role = a.role) as permissions
         from staff.account a
         where a.id = $1 and a.switched_off_at is null and a.totp_confirmed_at is not null`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** Whether they are not switched off and hold it by their role; neither changes for them before the transaction ends. */
    async holds(tx: Recorded, id: bigint, permission: Permission): Promise<boolean> {
      const { rowCount } = await tx.query(
        `select from staff.account a
         where a.id = $1 and a.switched_off_at is null and exists (select from staff.role_permission p
           where p.role = a.role and p.permission = $2)
         for share of a`,
        [id, permission],
      );
      return rowCount === 1;
    },

    /**
     * Where email reaches somebody who may all of this by their role; neither changes before the transaction ends. Null for
     * whoever is switched off or over, may not, or may get in from named networks alone: an email leaves them.
     */
    async mailboxOf(
      tx: Recorded,
      id: bigint,
      permissions: readonly Permission[],
    ): Promise<string | null> {
      const { rows } = await tx.query<{ email: string }>(
        `select a.email from staff.account a
         join staff.role r on r.name = a.role and r.networks is null
         where a.id = $1 and a.switched_off_at is null and a.ends_at is null and a.networks is null
           and (select count(*) from staff.role_permission p
             where p.role = a.role and p.permission = any ($2::text[])) = cardinality($2::text[])
         for share of a, r`,
        [id, permissions],
      );
      return rows[0]?.email ?? null;
    },

    /** To a role that may nothing more than the present one; the database refuses any other. */
    async narrow(tx: Recorded, id: bigint, role: RoleName): Promise<void> {
      await tx.query('select staff.narrow_account($1, $2)', [id, role]);
    },

    /** As an open request asks for it, approved by somebody else than who asked. */
    async promote(tx: Recorded, request: string, approver: string): Promise<void> {
      await tx.query('select staff.promote_account($1, $2)', [request, approver]);
    },

    async setSwitch(tx: Recorded, id: bigint, isOn: boolean): Promise<void> {
      await tx.query(
        `update staff.account set switched_off_at = case when $2 then null else now() end, updated_at = now()
         where id = $1`,
        [id, isOn],
      );
    },

    /**
     * The administrators who can get in. All of them are locked, in one order: of two who take the
     * role from each other at the same time, the second sees what the first has done.
     */
    async lockAdministrators(tx: Recorded, allowsDemo: boolean): Promise<bigint[]> {
      const { rows } = await tx.query<{ id: bigint }>(
        `select id from staff.account
         where role = 'administrator' and switched_off_at is null and totp_confirmed_at is not null
           and ($1 or not is_demo)
         order by id for update`,
        [allowsDemo],
      );
      return rows.map(({ id }) => id);
    },
  };
}

export type MembersStore = ReturnType<typeof createMembersStore>;
