import type pg from 'pg';
import { inPatientTransaction, type Patience } from './patience.ts';
import { failedIn, SchemaError } from './schema-error.ts';
import type { SqlFile } from './sql-file.ts';

const keyOf = ({ part, name }: { part: string; name: string }) =>
  name.startsWith('access/') ? `${part}/${name}` : `${part}/functions/${name}`;

/** The files whose text is not what was applied last. */
export async function listChangedFunctions(
  client: pg.PoolClient,
  book: string,
  files: readonly SqlFile[],
): Promise<string[]> {
  await client.query(`
    create table if not exists ${book}.function_file (
      module text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (module, name)
    )`);
  const { rows } = await client.query<{ module: string; name: string; checksum: string }>(
    `select module, name, checksum from ${book}.function_file`,
  );
  const applied = new Map(
    rows.map(({ module, name, checksum }) => [keyOf({ part: module, name }), checksum]),
  );
  const changed = files.filter((file) => applied.get(keyOf(file)) !== file.checksum).map(keyOf);
  const known = new Set(files.map(keyOf));
  return [...changed, ...[...applied.keys()].filter((key) => !known.has(key))];
}

export async function runFunctionFiles(
  client: pg.PoolClient,
  files: readonly SqlFile[],
): Promise<void> {
  for (const file of files) {
    try {
      await client.query(file.sql);
    } catch (error) {
      throw failedIn(keyOf(file), file.sql, error);
    }
  }
}

// Catalog rows written by this transaction have its xmin; those with another xmin are in no file. Replacing a view
// keeps its row, so the xmin of its rule is compared instead.
const leftovers = `
  select 'routine' as kind, p.oid::regprocedure::text as name
  from pg_proc p
  where p.pronamespace::regnamespace::text = any ($1) and p.xmin <> pg_current_xact_id()::xid
    and not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'view', c.oid::regclass::text
  from pg_class c
  join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind = 'v' and c.relnamespace::regnamespace::text = any ($1)
    and r.xmin <> pg_current_xact_id()::xid`;

/**
 * Drops the functions and views that no file holds any more: older signatures, removed ones, and those that an
 * early migration made. Never by cascade: what a table still needs stops the start.
 */
async function dropLeftovers(client: pg.PoolClient, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ kind: 'routine' | 'view'; name: string }>(leftovers, [
    schemas,
  ]);
  for (const kind of ['view', 'routine'] as const) {
    const names = rows.filter((row) => row.kind === kind).map((row) => row.name);
    if (names.length === 0) continue;
    try {
      await client.query(`drop ${kind} ${names.join(', ')}`);
    } catch (error) {
      const { message, detail = '' } = error as { message: string; detail?: string };
      throw new SchemaError(
        `${names.join(', ')}: in no file of functions/, but still needed. ${message} ${detail}`,
        { cause: error },
      );
    }
  }
  return rows.map(({ name }) => `dropped ${name}`);
}

export interface WholeFiles {
  functions: readonly SqlFile[];
  /** Who may use what, said anew after the functions. */
  access: readonly SqlFile[];
}

/** Makes the functions, views and grants exactly what the files say, all of them in one transaction. */
export async function replaceFunctions(
  client: pg.PoolClient,
  book: string,
  schemas: readonly string[],
  { functions, access }: WholeFiles,
  patience: Patience,
): Promise<string[]> {
  const files = [...functions, ...access];
  return inPatientTransaction(client, 'What functions and views say', patience, async () => {
    await runFunctionFiles(client, functions);
    const dropped = await dropLeftovers(client, schemas);
    await runFunctionFiles(client, access);
    await client.query(`delete from ${book}.function_file`);
    await client.query(
      `insert into ${book}.function_file (module, name, checksum)
       select * from unnest($1::text[], $2::text[], $3::text[])`,
      [
        files.map(({ part }) => part),
        files.map(({ name }) => name),
        files.map(({ checksum }) => checksum),
      ],
    );
    return dropped;
  });
}
