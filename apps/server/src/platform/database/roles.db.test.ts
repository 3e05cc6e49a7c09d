import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findRoleFault } from './check-app-role.ts';
import { schemaParts } from './migrate.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const schemas = schemaParts.map(({ name }) => name);

/** Everything that is written once, with a column of it. */
const lasting: readonly (readonly [table: string, column: string])[] = [
  ['ledger.posting', 'created_at'],
  ['ledger.entry', 'amount'],
  ['ledger.requirement', 'amount'],
  ['games.bet', 'round_id'],
  ['games.movement', 'amount'],
  ['platform.event', 'payload'],
  ['audit.entry', 'subject'],
  ['audit.seal', 'hash'],
  ['limits.change', 'made_at'],
];

async function connectAs(setting: 'postgresAppUrl' | 'postgresStudioUrl' | 'postgresReaderUrl') {
  const url = new URL(inject(setting));
  url.pathname = new URL(database.url).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

const mayNot = { code: expect.stringMatching(/^(42501|42704|42809)$/) };

describe.each(['postgresAppUrl', 'postgresStudioUrl', 'postgresReaderUrl'] as const)(
  '%s',
  (setting) => {
    let client: pg.Client;
    beforeAll(async () => {
      client = await connectAs(setting);
    });
    afterAll(() => client.end());

    it.each(lasting)('cannot change, remove or unguard %s', async (table, column) => {
      const attempts = [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `alter table ${table} add column more text`,
        `drop trigger append_only on ${table}`,
        `drop table ${table}`,
        `create trigger mine before insert on ${table} execute function platform.refuse_change()`,
        `create rule mine as on insert to ${table} do instead nothing`,
        `alter table ${table} owner to current_user`,
      ];
      for (const attempt of attempts) {
        await expect(client.query(attempt), attempt).rejects.toMatchObject(mayNot);
      }
    });

    it('cannot reach a month by its own name', async () => {
      const { rows } = await database.owner.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits
       where inhparent in ('ledger.entry'::regclass, 'games.bet'::regclass)`,
      );
      expect(rows.length).toBeGreaterThan(4);
      for (const { name } of rows) {
        await expect(client.query(`update ${name} set uid = uid`)).rejects.toMatchObject(mayNot);
        await expect(client.query(`delete from ${name}`)).rejects.toMatchObject(mayNot);
      }
    });

    it('cannot step out of its role', async () => {
      const attempts = [
        'set session_replication_role = replica',
        'set role perya',
        'set session authorization perya',
        'create schema mine',
        'create table public.mine (n int)',
        'create role mine superuser',
        'alter role current_user superuser',
        `create or replace function platform.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$`,
        `select platform.grant_access('ledger')`,
        `copy (select 1) to program 'true'`,
        `select pg_read_file('postgresql.conf')`,
      ];
      for (const attempt of attempts) {
        await expect(client.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
      }
    });
  },
);

describe('the app', () => {
  it.each([
    `update ledger.wallet set balance = balance + 100`,
    `insert into ledger.wallet (uid, balance) values (1, 100)`,
    `delete from ledger.wallet`,
    `insert into ledger.posting select * from ledger.posting`,
    `insert into ledger.entry select * from ledger.entry`,
    `insert into ledger.requirement select * from ledger.requirement`,
    `insert into ledger.waiver select * from ledger.waiver`,
    `update points.wallet set balance = balance + 100`,
    `insert into points.entry select * from points.entry`,
    `select from ledger.wallet for update`,
  ])('changes no balance by itself, only by functions of the owner: %s', async (attempt) => {
    await expect(database.pool.query(attempt)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    `insert into staff.role_permission (role, permission) values ('support', 'staff.manage')`,
    `delete from staff.role_permission`,
    `update staff.role_permission set role = 'support'`,
    `insert into staff.permission (name) values ('everything')`,
    `insert into staff.role (name) values ('mine')`,
    `select staff.narrow_role('administrator', array['staff.manage'])`,
    `select staff.widen_role(1, 2)`,
    `update staff.account set role = 'administrator'`,
    `update staff.account set is_demo = false`,
    `select staff.narrow_account(1, 'administrator')`,
    `select staff.promote_account(1, 2)`,
    `insert into staff.account (email, name, role) values ('x@y.example', 'X', 'risk')`,
    `select staff.invite_account(1, 2)`,
  ])(
    "changes no role's permissions by itself, only as the owner's functions allow: %s",
    async (attempt) => {
      await expect(database.pool.query(attempt)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it("widens a role by a request that somebody else asked for, and by nobody's own", async () => {
    const { owner, pool } = database;
    await owner.query(
      `insert into staff.role (name) values ('support') on conflict do nothing;
       insert into staff.permission (name) values ('audit.read') on conflict do nothing;
       insert into staff.account (id, email, name, role) values (1, 'a@b.example', 'A', 'support');
       insert into staff.request (id, action, topic, subject_kind, subject, input, says, reason, words,
         asked_by, asked_at, asked_address, asked_device, expires_at, seal)
       values (1, 'roles.widen', 'support', 'role', 'support',
         '{"role": "support", "permissions": ["audit.read"]}', '{}', 'other', 'why', 1, now(), '', '',
         now() + interval '1 hour', 'x')`,
    );
    const widen = (approver: number) => pool.query('select staff.widen_role(1, $1)', [approver]);
    const given = () =>
      pool.query(
        `select from staff.role_permission where role = 'support' and permission = 'audit.read'`,
      );
    await expect(widen(1)).rejects.toMatchObject({ code: '42501' });
    expect((await given()).rowCount).toBe(0);
    await widen(2);
    expect((await given()).rowCount).toBe(1);
  });

  it('gives an account a narrower role, and a wider one by a request that somebody else asked for', async () => {
    const { owner, pool } = database;
    await owner.query(
      `insert into staff.role (name) values ('risk'), ('content') on conflict do nothing;
       insert into staff.permission (name) values ('audit.read'), ('players.read') on conflict do nothing;
       insert into staff.role_permission values ('risk', 'audit.read'), ('risk', 'players.read'),
         ('content', 'players.read') on conflict do nothing;
       insert into staff.account (id, email, name, role) values (11, 'c@d.example', 'C', 'risk'),
         (12, 'e@f.example', 'E', 'content');
       insert into staff.request (id, action, topic, subject_kind, subject, input, says, reason, words,
         asked_by, asked_at, asked_address, asked_device, expires_at, seal)
       values (11, 'staff.promote', '12', 'staff', '12', '{"id": "12", "role": "risk"}', '{}', 'other', 'why',
         11, now(), '', '', now() + interval '1 hour', 'x')`,
    );
    const roleOf = async (id: number) =>
      (await owner.query('select role from staff.account where id = $1', [id])).rows[0].role;
    const refused = { code: '42501' };
    const narrow = (id: number, role: string) =>
      pool.query('select staff.narrow_account($1, $2)', [id, role]);
    const promote = (approver: number) =>
      pool.query('select staff.promote_account(11, $1)', [approver]);
    await expect(narrow(12, 'risk')).rejects.toMatchObject(refused);
    await expect(promote(11)).rejects.toMatchObject(refused);
    expect(await roleOf(12)).toBe('content');
    await promote(12);
    expect(await roleOf(12)).toBe('risk');
    await narrow(11, 'content');
    expect(await roleOf(11)).toBe('content');
  });
});

describe('each part', () => {
  const firstTableOf = async (schema: string) => {
    const { rows } = await database.owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1
       order by 1 limit 1`,
      [schema],
    );
    return rows[0]?.name ?? '';
  };

  it('keeps to its own schema: the studio sees nothing of the platform', async () => {
    const studio = await connectAs('postgresStudioUrl');
    try {
      for (const schema of schemas) {
        const table = await firstTableOf(schema);
        if (table === '') continue;
        await expect(studio.query(`select from ${table}`)).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await studio.end();
    }
  });

  it('reads and writes nothing as a reader: money yes, secrets and people no', async () => {
    const reader = await connectAs('postgresReaderUrl');
    try {
      for (const table of ['ledger.entry', 'games.bet', 'limits.change', 'audit.entry']) {
        await expect(reader.query(`select count(*) from ${table}`)).resolves.toBeDefined();
        await expect(reader.query(`insert into ${table} default values`)).rejects.toMatchObject(
          mayNot,
        );
      }
      await expect(reader.query('select from ledger.broken')).resolves.toBeDefined();
      for (const table of [
        'identity.player',
        'identity.session',
        'kyc.record',
        'games.venue_key',
        'games.seat',
        'platform.outbox_message',
      ]) {
        await expect(reader.query(`select from ${table}`)).rejects.toMatchObject({ code: '42501' });
      }
      for (const call of [
        'ledger.ensure_partitions(1)',
        'games.forget_nonces()',
        'platform.trim_events(1)',
      ]) {
        await expect(reader.query(`select ${call}`)).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await reader.end();
    }
  });

  it('has functions of the owner that keep their search path', async () => {
    const { rows } = await database.owner.query<{ name: string; config: string[] | null }>(
      `select oid::regprocedure::text as name, proconfig as config from pg_proc
       where prosecdef and pronamespace::regnamespace::text = any ($1)`,
      [schemas],
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { name, config } of rows) {
      expect(config, name).toContain('search_path=pg_catalog, pg_temp');
    }
  });
});

describe('the start', () => {
  it('takes the role of the app as it is', async () => {
    expect(await findRoleFault(database.pool, schemas)).toBeNull();
  });

  it('notices a superuser, an owner, a right too many and a stranger', async () => {
    expect(await findRoleFault(database.owner, schemas)).toContain('superuser');
    const login = `strange_${process.pid}`;
    await database.owner.query(`create role ${login} login password 'strange'`);
    const url = new URL(database.url);
    Object.assign(url, { username: login, password: 'strange' });
    const pool = createPool(url.href, { max: 1 });
    try {
      expect(await findRoleFault(pool, schemas)).toContain('may not act as perya_app');
      await database.owner.query(`grant perya_app to ${login}`);
      expect(await findRoleFault(pool, schemas)).toBeNull();
      await database.owner.query(`grant delete on games.movement to ${login}`);
      expect(await findRoleFault(pool, schemas)).toContain('delete on games.movement');
    } finally {
      await pool.end();
      await database.owner.query(`drop owned by ${login}; drop role ${login}`);
    }
  });
});
