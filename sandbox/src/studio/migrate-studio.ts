import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
const lockId = 7_391_205;

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  const found = await client.query<{ checksum: string }>(
    'select checksum from studio.migration where name = $1',
    [name],
  );
  const [known] = found.rows;
  if (known?.checksum === checksum) return;
  if (known)
    throw new Error(`The studio's migration ${name} was changed after it had been applied.`);
  await client.query(sql);
  await client.query('insert into studio.migration (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}

/** Brings the studio's own schema up to date, each migration once, however many studios start together. */
export async function migrateStudio(pool: pg.Pool): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    await client.query('create schema if not exists studio');
    await client.query(
      'create table if not exists studio.migration (name text primary key, checksum text not null)',
    );
    for (const name of names) await apply(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
