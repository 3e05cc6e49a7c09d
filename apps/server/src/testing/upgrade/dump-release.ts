import { readSqlFiles, type SchemaPart } from '@perya/schema/sql-file';
import type pg from 'pg';

/** The record of what was applied is made by the code, so it is in no file. */
const books = ['migration', 'function_file']
  .map(
    (table) => `create table platform.${table} (module text not null, name text not null,
  checksum text not null, applied_at timestamptz not null default now(), primary key (module, name));`,
  )
  .join('\n');

/** The schema as this release makes it in a new database. */
async function readSchema(parts: readonly SchemaPart[]): Promise<string> {
  const [first, ...others] = parts;
  if (!first) throw new Error('There is no schema');
  const textsOf = async (part: SchemaPart, kind: Parameters<typeof readSqlFiles>[1]) =>
    (await readSqlFiles(part, kind)).map(({ name, sql }) => `-- ${part.name} ${name}\n${sql}`);
  const texts = [await textsOf(first, 'migrations'), await textsOf(first, 'functions')];
  for (const part of others) texts.push(await textsOf(part, 'migrations'));
  for (const part of others) texts.push(await textsOf(part, 'functions'));
  for (const part of parts) texts.push(await textsOf(part, 'access'));
  return ['create schema platform;', books, ...texts.flat()].join('\n');
}

async function column(pool: pg.Pool, sql: string, values: unknown[]): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(sql, values);
  return rows.map(({ line }) => line);
}

// Migrations make functions that stand in no file any more: the start had dropped them in the release's database.
const leftovers = `
  select format($do$do $drop$ begin execute (select coalesce(string_agg(format('drop routine %%s;', p.oid::regprocedure), ' '), 'select 1')
    from pg_proc p where p.pronamespace::regnamespace::text = any (%L::text[])
      and p.oid::regprocedure::text <> all (%L::text[])); end $drop$;$do$,
    $1::text[], array_agg(p.oid::regprocedure::text)) as line
  from pg_proc p where p.pronamespace::regnamespace::text = any ($1)`;

// The months that the data lies in, which a new database of another year does not have.
const months = `
  select format('do $month$ begin if to_regclass(%L) is null then create table %s partition of %s %s %s; %s end if; end $month$;',
    c.oid::regclass, c.oid::regclass, i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid),
    'with (' || array_to_string(c.reloptions, ', ') || ')',
    (select string_agg(pg_get_triggerdef(t.oid) || ';', ' ') from pg_trigger t
      where t.tgrelid = c.oid and not t.tgisinternal)) as line
  from pg_class c join pg_inherits i on i.inhrelid = c.oid
  where c.relkind = 'r' and c.relispartition and c.relnamespace::regnamespace::text = any ($1)
    and c.relpersistence = 'p'
  order by c.oid::regclass::text`;

const tables = `
  select c.oid::regclass::text as line from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text = any ($1)
  order by 1`;

const columns = `
  select format(case atttypid when 'xid8'::regtype then 'case when %1$I is not null then ''3''::xid8 end as %1$I'
    else '%I' end, attname) as line
  from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum`;

const sequences = `
  select format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value is not null) as line
  from pg_sequences where schemaname = any ($1) order by 1`;

/** The rows of a table; every transaction that they name has ended, which the oldest number says anywhere. */
async function dumpRows(pool: pg.Pool, table: string): Promise<string> {
  const read = await column(pool, columns, [table]);
  const names = read.map((each) => each.split(' ').at(-1)).join(', ');
  const [rows] = await column(
    pool,
    `select coalesce(jsonb_agg(to_jsonb(r)), '[]')::text as line from (select ${read.join(', ')} from ${table}) r`,
    [],
  );
  return `delete from ${table};
insert into ${table} (${names}) overriding system value
  select ${names} from jsonb_populate_recordset(null::${table}, $rows$${rows}$rows$);`;
}

/** The whole of a database as SQL: its schema by the files of the release, its rows as JSON. */
export async function dumpRelease(pool: pg.Pool, parts: readonly SchemaPart[]): Promise<string> {
  const schemas = parts.map(({ name }) => name);
  const dump = [
    await readSchema(parts),
    ...(await column(pool, leftovers, [schemas])),
    // Triggers must neither refuse nor repeat what the rows already say.
    'set session_replication_role = replica;',
    ...(await column(pool, months, [schemas])),
  ];
  for (const table of await column(pool, tables, [schemas])) dump.push(await dumpRows(pool, table));
  dump.push(...(await column(pool, sequences, [schemas])), 'reset session_replication_role;');
  return `${dump.join('\n')}\n`;
}
