import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { moduleOrder } from '../../modules/order.ts';
import { StartError } from '../start-error.ts';

interface Migration {
  module: string;
  name: string;
  sql: string;
  checksum: string;
}

const lockId = 7_391_104;

/** The platform's own tables come first; every module may stand on them. */
const folders = new Map([
  ['platform', new URL('../migrations/', import.meta.url)],
  ...moduleOrder.map(
    (module) =>
      [module, new URL(`../../modules/${module}/migrations/`, import.meta.url)] as [string, URL],
  ),
]);

async function readMigrations(module: string, folder: URL): Promise<Migration[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (name) => {
        const sql = await readFile(new URL(name, folder), 'utf8');
        return { module, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
      }),
  );
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      'insert into platform.migration (module, name, checksum) values ($1, $2, $3)',
      [migration.module, migration.name, migration.checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(
      `Migration ${migration.module}/${migration.name} failed: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Brings the database to the newest schema, each migration once, however many processes start together. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await client.query(`
      create schema if not exists platform;
      create table if not exists platform.migration (
        module text not null,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now(),
        primary key (module, name)
      )`);
    const applied = await client.query<{ key: string; checksum: string }>(
      `select module || '/' || name as key, checksum from platform.migration`,
    );
    const checksums = new Map(applied.rows.map((row) => [row.key, row.checksum]));
    const done: string[] = [];
    for (const [module, folder] of folders) {
      for (const migration of await readMigrations(module, folder)) {
        const key = `${module}/${migration.name}`;
        const known = checksums.get(key);
        if (known === migration.checksum) continue;
        if (known !== undefined) {
          throw new StartError(
            `Migration ${key} was changed after it had been applied. Restore it and add a new one instead.`,
          );
        }
        await apply(client, migration);
        done.push(key);
      }
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockId]).catch(() => {});
    client.release();
  }
}
