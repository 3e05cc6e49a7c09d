import { type Permission, permissionNames, permissionsOf } from '@perya/contract/staff/permissions';
import { type Role, roleNames } from '@perya/contract/staff/roles';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

const given = roleNames.flatMap((role) =>
  permissionsOf(role).map((permission): [Role, Permission] => [role, permission]),
);

/** Roles as they stand. */
const standingRoles = (pool: pg.Pool) => ({
  /** In a transaction it asks for no connection beside that one. */
  async list(
    client: pg.Pool | Recorded = pool,
  ): Promise<{ name: Role; permissions: Permission[]; members: number }[]> {
    const { rows } = await client.query<{
      name: Role;
      permissions: Permission[];
      members: number;
    }>(
      `select name, array(select permission from staff.role_permission p where p.role = r.name) as permissions,
         (select count(*)::int from staff.account a
          where a.role = r.name and a.switched_off_at is null) as members
       from staff.role r`,
    );
    return rows;
  },

  /** What the role may do; it changes no further until the transaction ends. */
  async lockPermissions(tx: Recorded, role: Role): Promise<Permission[]> {
    await tx.query('select from staff.role where name = $1 for update', [role]);
    const { rows } = await tx.query<{ permission: Permission }>(
      'select permission from staff.role_permission where role = $1',
      [role],
    );
    return rows.map(({ permission }) => permission);
  },

  async narrow(tx: Recorded, role: Role, permissions: readonly Permission[]): Promise<void> {
    await tx.query('select staff.narrow_role($1, $2)', [role, permissions]);
  },

  /** Gives a role what the open request asks for. */
  async widen(tx: Recorded, request: string, approver: string): Promise<void> {
    await tx.query('select staff.widen_role($1, $2)', [request, approver]);
  },
});

/** Permissions that the contract has and the installation has not. */
const unknown = (pool: pg.Pool) => ({
  /** Permissions and roles of the contract that this installation does not know yet. */
  async listUnknown(): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      `select name from unnest($1::text[]) name where name not in (select name from staff.permission)
       union all
       select name from unnest($2::text[]) name where name not in (select name from staff.role)`,
      [permissionNames, roleNames],
    );
    return rows.map(({ name }) => name);
  },

  /** Gives what is new to the roles of the contract; what an operator has changed stays. Answers what was new. */
  async addUnknown(tx: Recorded): Promise<string[]> {
    const { rows } = await tx.query<{ name: string }>(
      'select name from staff.add_unknown($1, $2, $3, $4) name',
      [
        permissionNames,
        roleNames,
        given.map(([role]) => role),
        given.map(([, permission]) => permission),
      ],
    );
    return rows.map(({ name }) => name);
  },
});

/** Which role may do what. The names of permissions are code, who has them is data. */
export function createRolesStore(pool: pg.Pool) {
  return {
    ...standingRoles(pool),
    ...unknown(pool),
  };
}

export type RolesStore = ReturnType<typeof createRolesStore>;
