import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applySchema } from '@perya/schema/apply-schema';
import type { Patience } from '@perya/schema/patience';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-schema-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.owner.query('drop schema if exists base, shop cascade');
});

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const remove = (path: string) => rmSync(join(folder, path));

const start = (pool = database.owner, patience: Partial<Patience> = {}) =>
  applySchema(pool, {
    lockId: 42,
    patience,
    parts: [
      { name: 'base', folder: pathToFileURL(`${folder}/base/`) },
      { name: 'shop', folder: pathToFileURL(`${folder}/shop/`) },
    ],
  });

async function read(sql: string): Promise<unknown> {
  const { rows } = await database.owner.query<{ answer: unknown }>(`select ${sql} as answer`);
  return rows[0]?.answer;
}

const functionText = (signature: string, answer: string) =>
  `create or replace function ${signature} language sql as $$ select ${answer} $$;`;

const shop = {
  'shop/migrations/0001.sql': `create schema shop; create table shop.item (name text);
    ${functionText('shop.price(p_id integer) returns integer', '1')}`,
  'shop/functions/price.sql': functionText('shop.price(p_id integer) returns integer', '2'),
};

describe('functions', () => {
  test('are replaced after the migrations, and only when a file has changed', async () => {
    write(shop);
    expect(await start()).toEqual(['shop/0001.sql', 'shop/functions/price.sql']);
    expect(await read('shop.price(1)')).toBe(2);
    expect(await start()).toEqual([]);
    write({
      'shop/functions/price.sql': functionText('shop.price(p_id integer) returns integer', '3'),
    });
    expect(await start()).toEqual(['shop/functions/price.sql']);
    expect(await read('shop.price(1)')).toBe(3);
  });

  test('are applied once, however many processes start together', async () => {
    write(shop);
    const runs = await Promise.all([1, 2, 3].map(() => start()));
    expect(runs.flat()).toEqual(['shop/0001.sql', 'shop/functions/price.sql']);
  });

  test('of the first part are there for the migrations of the others', async () => {
    write({
      'base/functions/one.sql': functionText('base.one() returns integer', '1'),
      'shop/migrations/0001.sql':
        'create schema shop; create table shop.item as select base.one() as n;',
    });
    await start();
    expect(await read('(select n from shop.item)')).toBe(1);
  });

  test('change their signature in the file, in a new database and in an old one', async () => {
    write(shop);
    await start();
    write({
      'shop/functions/price.sql': functionText('shop.price(p_name text) returns text', 'p_name'),
    });
    expect(await start()).toEqual(['shop/functions/price.sql', 'dropped shop.price(integer)']);
    expect(await read(`shop.price('a')`)).toBe('a');

    await database.owner.query('drop schema base, shop cascade');
    await start();
    expect(await read(`shop.price('a')`)).toBe('a');
    expect(await read(`to_regprocedure('shop.price(integer)')`)).toBeNull();
  });

  test('change what they answer by a drop at the top of the file', async () => {
    write(shop);
    await start();
    const changed = functionText('shop.price(p_id integer) returns text', `'2'`);
    write({ 'shop/functions/price.sql': changed });
    await expect(start()).rejects.toThrow(
      'shop/functions/price.sql failed: cannot change return type',
    );
    write({
      'shop/functions/price.sql': `drop function if exists shop.price(integer);\n${changed}`,
    });
    await start();
    expect(await read('shop.price(1)')).toBe('2');
  });

  test('that no file holds any more are dropped', async () => {
    write({ ...shop, 'shop/functions/size.sql': functionText('shop.size() returns integer', '1') });
    await start();
    remove('shop/functions/size.sql');
    expect(await start()).toEqual(['shop/functions/size.sql', 'dropped shop.size()']);
    expect(await read(`to_regprocedure('shop.size()')`)).toBeNull();
    expect(await read('shop.price(1)')).toBe(2);
  });

  test('that a table still needs stop the start, and nothing is lost', async () => {
    write(shop);
    await start();
    await database.owner.query('alter table shop.item add check (shop.price(1) > 0)');
    write({
      'shop/functions/price.sql': functionText('shop.price(p_name text) returns text', 'p_name'),
    });
    await expect(start()).rejects.toThrow(
      'shop.price(integer): in no file of functions/, but still needed',
    );
    expect(await read('shop.price(1)')).toBe(2);
  });

  test('fail together, with the file and the line', async () => {
    write({
      'shop/migrations/0001.sql': 'create schema shop;',
      'shop/functions/a.sql': functionText('shop.a() returns integer', '1'),
      'shop/functions/b.sql': `${functionText('shop.b() returns integer', '1')}\n\ncreate nonsense;`,
    });
    await expect(start()).rejects.toThrow('shop/functions/b.sql failed at line 3');
    expect(await read(`to_regprocedure('shop.a()')`)).toBeNull();
  });

  test('of an older release do not come back over newer tables', async () => {
    write({ ...shop, 'shop/migrations/0002.sql': 'alter table shop.item add size integer;' });
    await start();
    remove('shop/migrations/0002.sql');
    write({
      'shop/functions/price.sql': functionText('shop.price(p_id integer) returns integer', '9'),
    });
    expect(await start()).toEqual([]);
    expect(await read('shop.price(1)')).toBe(2);
  });
});

describe('migrations', () => {
  test('may take longer than a request may', async () => {
    write({
      'shop/migrations/0001.sql': `create schema shop;
        create table shop.item as select current_setting('statement_timeout') as timeout;`,
    });
    const pool = createPool(database.ownerUrl, { max: 1 });
    try {
      await start(pool);
      const { rows } = await pool.query(
        `select timeout, current_setting('statement_timeout') as usual from shop.item`,
      );
      expect(rows).toEqual([{ timeout: '0', usual: '30s' }]);
    } finally {
      await pool.end();
    }
  });
});

describe('a migration of a table that is in use', () => {
  const change = 'alter table shop.item add size integer;';
  const hold = async () => {
    const client = await database.owner.connect();
    await client.query('begin');
    await client.query('lock table shop.item in row exclusive mode');
    return async () => {
      await client.query('rollback');
      client.release();
    };
  };

  test('gives way to writers, says so, and is done once nobody is in its way', async () => {
    write(shop);
    await start();
    write({ 'shop/migrations/0002.sql': change });
    const release = await hold();
    const said: string[] = [];
    const done = start(database.owner, {
      lockTimeoutMs: 50,
      pauseMs: 10,
      attempts: 1000,
      say: (message) => said.push(message),
    });
    await expect.poll(() => said.length).toBeGreaterThan(1);
    // Between two attempts whoever writes is let through.
    await database.owner.query(`insert into shop.item (name) values ('written meanwhile')`);
    await release();
    expect(await done).toEqual(['shop/0002.sql']);
    expect(said[0]).toBe('Migration shop/0002.sql gave way to others, attempt 1 of 1000');
    expect(await read(`(select name from shop.item where size is null)`)).toBe('written meanwhile');
  });

  test('gives up after its attempts and leaves nothing', async () => {
    write(shop);
    await start();
    write({ 'shop/migrations/0002.sql': change });
    const release = await hold();
    const patience = { lockTimeoutMs: 20, pauseMs: 1, attempts: 3 };
    await expect(start(database.owner, patience)).rejects.toThrow(
      'Migration shop/0002.sql failed: canceling statement due to lock timeout',
    );
    await release();
    expect(await start()).toEqual(['shop/0002.sql']);
  });

  test('outside of a transaction builds an index while rows are written, anew where it was cut short', async () => {
    write(shop);
    await start();
    const build = `-- Outside of a transaction: the table may be large.
      create unique index concurrently if not exists item_name on shop.item (name);`;
    write({ 'shop/migrations/0002.sql': build });
    await database.owner.query(`insert into shop.item (name) values ('a'), ('a')`);
    await expect(start()).rejects.toThrow('could not create unique index');
    expect(
      await read(`(select indisvalid from pg_index where indexrelid = 'shop.item_name'::regclass)`),
    ).toBe(false);
    await database.owner.query(`update shop.item set name = 'b' where ctid = '(0,2)'`);
    const release = await hold();
    const runs = [start(), start()];
    await release();
    expect((await Promise.all(runs)).flat()).toEqual(['shop/0002.sql']);
    expect(
      await read(`(select indisvalid from pg_index where indexrelid = 'shop.item_name'::regclass)`),
    ).toBe(true);
  });

  test('outside of a transaction builds the index of a partitioned table on each partition, anew where it was cut short', async () => {
    write({
      'shop/migrations/0001.sql': `create schema shop;
        create table shop.sale (day integer not null) partition by range (day);
        create table shop.sale_1 partition of shop.sale for values from (1) to (2);
        create table shop.sale_2 partition of shop.sale for values from (2) to (3);`,
    });
    await start();
    write({
      'shop/migrations/0002.sql': `-- Outside of a transaction: the table may be large.
        create unique index concurrently if not exists sale_by_day on shop.sale (day);`,
      'shop/migrations/0003.sql': 'alter table shop.sale add primary key (day);',
    });
    await database.owner.query('insert into shop.sale values (1), (2), (2)');
    await expect(start()).rejects.toThrow('could not create unique index');
    await database.owner.query(`delete from shop.sale_2 where ctid = '(0,2)'`);
    await start();
    expect(
      await read(`(select string_agg(indexrelid::regclass::text, ' ' order by 1) from pg_index
        where indisvalid and indexrelid::regclass::text ~ '^shop.*by_day$')`),
    ).toBe('shop.sale_1_by_day shop.sale_2_by_day');
  });

  test('that waits a day for the end of the release before comes alone, and at once in a new database', async () => {
    const drop = '-- A day later: the release before reads it.\ndrop table if exists shop.old;';
    write({ ...shop, 'shop/migrations/0002.sql': drop });
    expect(await start()).toContain('shop/0002.sql');

    write({
      'shop/migrations/0003.sql': 'create table shop.old ();',
      'shop/migrations/0004.sql': drop,
    });
    expect(await start()).toEqual(['shop/0003.sql']);
    expect(await start()).toEqual([]);
    await database.owner.query(
      `update base.migration set applied_at = now() - interval '25 hours'`,
    );
    write({ 'shop/migrations/0005.sql': 'create table shop.young ();' });
    expect(await start()).toEqual(['shop/0005.sql']);
    expect(await start()).toEqual([]);
    await database.owner.query(
      `update base.migration set applied_at = now() - interval '25 hours'`,
    );
    expect(await start()).toEqual(['shop/0004.sql']);
    expect(await read(`to_regclass('shop.old')::text`)).toBeNull();
  });

  test('in batches goes on until nothing is left to change, each batch by itself', async () => {
    write(shop);
    await start();
    await database.owner.query(`insert into shop.item select 'n' || n from generate_series(1, 25) n;
      create table shop.seen (xid xid8);
      create function shop.note() returns trigger language plpgsql as
        $$ begin insert into shop.seen values (pg_current_xact_id()); return null; end $$;
      create trigger note after update on shop.item for each statement execute function shop.note();`);
    write({
      'shop/functions/note.sql': `create or replace function shop.note() returns trigger language plpgsql as
        $$ begin insert into shop.seen values (pg_current_xact_id()); return null; end $$;`,
      'shop/migrations/0002.sql': `-- In batches: every name gets a sign.
        update shop.item set name = name || '!' where name in
          (select name from shop.item where name not like '%!' order by name limit 10);`,
    });
    await start();
    expect(await read(`(select count(*)::int from shop.item where name like '%!')`)).toBe(25);
    expect(await read(`(select count(distinct xid)::int from shop.seen)`)).toBe(4);
  });
});

describe('views', () => {
  const view = (columns: string) =>
    `create or replace view shop.list as select ${columns} from shop.item;`;

  test('are replaced and dropped like functions', async () => {
    write({ ...shop, 'shop/functions/list.sql': view('name') });
    await start();
    write({ 'shop/functions/price.sql': `${shop['shop/functions/price.sql']}\n` });
    expect(await start()).toEqual(['shop/functions/price.sql']);
    expect(await read(`to_regclass('shop.list')::text`)).toBe('shop.list');
    remove('shop/functions/list.sql');
    expect(await start()).toEqual(['shop/functions/list.sql', 'dropped shop.list']);
  });

  test('stand again after a migration that had to drop them', async () => {
    write({ ...shop, 'shop/functions/list.sql': view('name') });
    await start();
    write({
      'shop/migrations/0002.sql':
        'drop view shop.list; alter table shop.item alter name type varchar(40);',
    });
    expect(await start()).toEqual(['shop/0002.sql']);
    expect(await read(`to_regclass('shop.list')::text`)).toBe('shop.list');
  });
});
