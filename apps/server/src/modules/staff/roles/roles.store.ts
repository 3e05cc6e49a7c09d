import { type Permission, permissionNames, permissionsOf } from '@perya/contract/staff/permissions';
import { type Role, type RoleName, roleNames } from '@perya/contract/staff/roles';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

const given = roleNames.flatMap((role) =>
  permissionsOf(role).map((permission): [Role, Permission] => [role, permission]),
);

/** A role as it stands. */
export interface StoredRole {
  name: RoleName;
  /** Of an own one. */
  title: string | null;
  permissions: Permission[];
  /** From where it may be used; null is from anywhere. */
  networks: string[] | null;
  members: number;
}

/** Roles as they stand. */
const standingRoles = (pool: pg.Pool) => ({
  /** In a transaction it asks for no connection beside that one. */
  async list(client: pg.Pool | Recorded = pool): Promise<StoredRole[]> {
    const { rows } = await client.query<StoredRole>(
      `select name, title, networks::text[] as networks,
         array(select permission from staff.role_permission p where p.role = r.name) as permissions,
         (select count(*)::int from staff.account a
          where a.role = r.name and a.switched_off_at is null) as members
       from staff.role r order by title nulls first, name`,
    );
    return rows;
  },

  /** What the role may do; it changes no further until the transaction ends. */
  async lockPermissions(tx: Recorded, role: RoleName): Promise<Permission[]> {
    await tx.query('select from staff.role where name = $1 for update', [role]);
    const { rows } = await tx.query<{ permission: Permission }>(
      'select permission from staff.role_permission where role = $1',
      [role],
    );
    return rows.map(({ permission }) => permission);
  },

  async narrow(tx: Recorded, role: RoleName, permissions: readonly Permission[]): Promise<void> {
    await tx.query('select staff.narrow_role($1, $2)', [role, permissions]);
  },

  /** Gives a role what the open request asks for. */
  async widen(tx: Recorded, request: string, approver: string): Promise<void> {
    await tx.query('select staff.widen_role($1, $2)', [request, approver]);
  },
});

/** Roles of the operator's own. */
const ownRoles = {
  /** It may nothing but use the app; false if there is one of the name, or one that is called the same. */
  async add(tx: Recorded, role: RoleName, title: string): Promise<boolean> {
    const { rows } = await tx.query<{ isAdded: boolean }>(
      'select staff.add_role($1, $2) as is_added',
      [role, title],
    );
    return rows[0]?.isAdded ?? false;
  },

  /** False where an account has it, switched off or not. */
  async remove(tx: Recorded, role: RoleName): Promise<boolean> {
    const { rows } = await tx.query<{ isRemoved: boolean }>(
      'select staff.remove_role($1) as is_removed',
      [role],
    );
    return rows[0]?.isRemoved ?? false;
  },
};

/** From where roles may be used. */
const networks = {
  /** Undefined for a role that there is not. */
  async lockNetworks(tx: Recorded, role: RoleName): Promise<string[] | null | undefined> {
    const { rows } = await tx.query<{ networks: string[] | null }>(
      'select networks::text[] as networks from staff.role where name = $1 for update',
      [role],
    );
    return rows[0]?.networks;
  },

  /** To fewer; the database refuses what lets somebody in who was not before. */
  async narrowNetworks(tx: Recorded, role: RoleName, within: readonly string[]): Promise<void> {
    await tx.query('select staff.narrow_networks($1, $2::text[])', [role, within]);
  },

  /** As an open request asks for it. */
  async widenNetworks(tx: Recorded, request: string, approver: string): Promise<void> {
    await tx.query('select staff.widen_networks($1, $2)', [request, approver]);
  },
};

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
    ...ownRoles,
    ...networks,
    ...unknown(pool),
  };
}

export type RolesStore = ReturnType<typeof createRolesStore>;
