import type pg from 'pg';
import { formOf, indexBuilt, isLater, type MigrationForm, statementsOf } from './migration-form.ts';
import { inPatientTransaction, type Patience } from './patience.ts';
import { failedIn, SchemaError } from './schema-error.ts';
import type { SqlFile } from './sql-file.ts';

const keyOf = ({ part, name }: { part: string; name: string }) => `${part}/${name}`;

export interface MigrationPlan {
  /** Those whose time has come. */
  pending: SqlFile[];
  /** A newer release has migrated the database: some applied migrations are in no file of this one. */
  isOutdated: boolean;
}

/** What waits for the end of the release before comes alone, a day after everything else; a roll takes minutes. */
function listDue(pending: SqlFile[], applied: { count: number; isDayOld: boolean }): SqlFile[] {
  if (applied.count === 0) return pending;
  const now = pending.filter(({ sql }) => !isLater(sql));
  return now.length === 0 && applied.isDayOld ? pending : now;
}

/** Compares the files with what was applied; an applied migration that was edited stops the start. */
export async function planMigrations(
  client: pg.PoolClient,
  book: string,
  files: readonly SqlFile[],
): Promise<MigrationPlan> {
  await client.query(`
    create table if not exists ${book}.migration (
      module text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (module, name)
    )`);
  const { rows } = await client.query<{ key: string; checksum: string; isDayOld: boolean }>(
    `select module || '/' || name as key, checksum,
       applied_at < now() - interval '1 day' as "isDayOld" from ${book}.migration`,
  );
  const applied = new Map(rows.map(({ key, checksum }) => [key, checksum]));
  const pending = files.filter((file) => {
    const known = applied.get(keyOf(file));
    if (known !== undefined && known !== file.checksum) {
      throw new SchemaError(
        `Migration ${keyOf(file)} was changed after it had been applied. Restore it and add a new one instead.`,
      );
    }
    return known === undefined;
  });
  const known = new Set(files.map(keyOf));
  const isDayOld = rows.every((row) => row.isDayOld);
  return {
    pending: listDue(pending, { count: rows.length, isDayOld }),
    isOutdated: rows.some(({ key }) => !known.has(key)),
  };
}

const note = (client: pg.PoolClient, book: string, { part, name, checksum }: SqlFile) =>
  client.query(`insert into ${book}.migration (module, name, checksum) values ($1, $2, $3)`, [
    part,
    name,
    checksum,
  ]);

/** PostgreSQL builds no index of a partitioned table beside the writers, but does so on each partition. */
async function forEachPartition(client: pg.PoolClient, statement: string): Promise<string[]> {
  const index = indexBuilt(statement);
  if (!index) return [statement];
  const { rows } = await client.query<{ schema: string; whole: string; part: string }>(
    `select p.relnamespace::regnamespace::text as schema, p.relname as whole, c.relname as part
     from pg_class p join pg_inherits i on i.inhparent = p.oid join pg_class c on c.oid = i.inhrelid
     where p.oid = to_regclass($1) and p.relkind = 'p' order by c.relname`,
    [index.table],
  );
  if (rows.length === 0) return [statement];
  return rows.map(({ schema, whole, part }) =>
    index.on(index.name.replace(whole, part), `${schema}.${part}`),
  );
}

/** An index whose building was cut short stands there invalid, and `if not exists` would take it for built. */
async function dropUnfinished(
  client: pg.PoolClient,
  { part }: SqlFile,
  statements: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = to_regnamespace($1) and c.relname = any ($2)`,
    [part, statements.map((statement) => indexBuilt(statement)?.name ?? '')],
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
}

/** Each way leaves a migration that was cut short to be run again from its beginning. */
const ways: Readonly<
  Record<
    MigrationForm,
    (client: pg.PoolClient, book: string, file: SqlFile, patience: Patience) => Promise<void>
  >
> = {
  whole: (client, book, file, patience) =>
    inPatientTransaction(client, `Migration ${keyOf(file)}`, patience, async () => {
      await client.query(file.sql);
      await note(client, book, file);
    }),
  // Without a time for locks: to build an index beside the writers is to wait for them.
  async outside(client, book, file) {
    const statements: string[] = [];
    for (const each of statementsOf(file.sql)) {
      statements.push(...(await forEachPartition(client, each)));
    }
    await dropUnfinished(client, file, statements);
    for (const statement of statements) await client.query(statement);
    await note(client, book, file);
  },
  async batches(client, book, file, patience) {
    let changed: number | null;
    do {
      changed = await inPatientTransaction(
        client,
        `Migration ${keyOf(file)}`,
        patience,
        async () => (await client.query(file.sql)).rowCount,
      );
    } while (changed);
    await note(client, book, file);
  },
};

/** Applies migrations in their order, each as its first line says, and says which. */
export async function applyMigrations(
  client: pg.PoolClient,
  book: string,
  files: readonly SqlFile[],
  patience: Patience,
): Promise<string[]> {
  for (const file of files) {
    try {
      await ways[formOf(file.sql)](client, book, file, patience);
    } catch (error) {
      throw failedIn(`Migration ${keyOf(file)}`, file.sql, error);
    }
  }
  return files.map(keyOf);
}
