import type { Permission } from '@perya/contract/staff/permissions';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import { deviceHours } from '../policy.ts';
import type { StaffSettings } from '../settings.ts';

/** A member of staff as a request knows them: by account, phone and devices. */
export interface Person {
  id: bigint;
  name: string;
  phone: string | null;
  isActive: boolean;
  permissions: ReadonlySet<Permission>;
  /** Digests of the devices that the account was used on lately, in hex. */
  devices: ReadonlySet<string>;
  /** Who has let the account in lately. */
  letInBy: ReadonlySet<bigint>;
}

interface PersonRow extends Omit<Person, 'permissions' | 'devices' | 'letInBy'> {
  permissions: Permission[];
  devices: string[];
  letInBy: string[];
}

const text = `select a.id, a.name, a.phone, a.switched_off_at is null as is_active,
    array(select p.permission from staff.role_permission p where p.role = a.role) as permissions,
    array(select encode(d.device, 'hex') from staff.device_use d where d.staff_id = a.id
      and d.last_used_at > now() - interval '${deviceHours} hours') as devices,
    array(select l.by::text from staff.let_in l where l.staff_id = a.id
      and l.at > platform.clock() - $2 * interval '1 day') as let_in_by
  from staff.account a where a.id = any ($1)`;

async function read(
  client: pg.Pool | pg.PoolClient,
  ids: readonly bigint[],
  letInDays: number,
  lock: '' | 'for share of a',
): Promise<ReadonlyMap<bigint, Person>> {
  const { rows } = await client.query<PersonRow>(`${text} order by a.id ${lock}`, [ids, letInDays]);
  return new Map(
    rows.map(({ permissions, devices, letInBy, ...row }) => [
      row.id,
      {
        ...row,
        permissions: new Set(permissions),
        devices: new Set(devices),
        letInBy: new Set(letInBy.map(BigInt)),
      },
    ]),
  );
}

export function createPeopleStore(pool: pg.Pool, { letInDays }: StaffSettings) {
  return {
    find: (ids: readonly bigint[]) => read(pool, ids, letInDays, ''),

    /** No role of theirs changes before the transaction has ended. */
    hold: (tx: Recorded, ids: readonly bigint[]) => read(tx, ids, letInDays, 'for share of a'),

    async noteLetIn(tx: Recorded, staffId: bigint, by: readonly bigint[]): Promise<void> {
      await tx.query(
        `insert into staff.let_in (staff_id, by) select $1, unnest($2::bigint[])
         on conflict (staff_id, by) do update set at = excluded.at`,
        [staffId, by],
      );
    },

    /** Answers the one before. The account's row is locked by whoever calls. */
    async setPhone(tx: Recorded, id: bigint, phone: string | null): Promise<string | null> {
      const { rows } = await tx.query<{ phone: string | null }>(
        `with before as (select phone from staff.account where id = $1)
         update staff.account a set phone = $2, updated_at = now() from before
         where a.id = $1 returning before.phone`,
        [id, phone],
      );
      return rows[0]?.phone ?? null;
    },

    async noteDevice(staffId: bigint, device: Buffer): Promise<void> {
      await pool.query(
        `insert into staff.device_use (staff_id, device, last_used_at) values ($1, $2, now())
         on conflict (staff_id, device) do update set last_used_at = excluded.last_used_at`,
        [staffId, device],
      );
    },

    async forgetDevices(): Promise<void> {
      await pool.query(
        `delete from staff.device_use where last_used_at < now() - interval '${deviceHours} hours'`,
      );
    },
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;
