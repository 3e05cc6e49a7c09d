import type pg from 'pg';
import { failedIn, SchemaError } from './schema-error.ts';
import type { SqlFile } from './sql-file.ts';

const keyOf = ({ part, name }: { part: string; name: string }) => `${part}/${name}`;

export interface MigrationPlan {
  pending: SqlFile[];
  /** A newer release has migrated the database: some applied migrations are in no file of this one. */
  isOutdated: boolean;
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
  const { rows } = await client.query<{ key: string; checksum: string }>(
    `select module || '/' || name as key, checksum from ${book}.migration`,
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
  return { pending, isOutdated: rows.some(({ key }) => !known.has(key)) };
}

/** Applies migrations in their order, each in a transaction of its own, and says which. */
export async function applyMigrations(
  client: pg.PoolClient,
  book: string,
  files: readonly SqlFile[],
): Promise<string[]> {
  for (const file of files) {
    await client.query('begin');
    try {
      await client.query(file.sql);
      await client.query(
        `insert into ${book}.migration (module, name, checksum) values ($1, $2, $3)`,
        [file.part, file.name, file.checksum],
      );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw failedIn(`Migration ${keyOf(file)}`, file.sql, error);
    }
  }
  return files.map(keyOf);
}
