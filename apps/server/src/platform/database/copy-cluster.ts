import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Takes what it is told into a backup, under a path inside of it. */
export interface Taking {
  /** One that is gone by then is left out. */
  file(from: string, path: string): Promise<void>;
  folder(path: string): Promise<void>;
  text(path: string, text: string): Promise<void>;
  each(paths: Iterable<string>, act: (path: string) => Promise<void>): Promise<void>;
}

export interface ClusterCopy {
  /** What recovery begins from, and how far it must come to be consistent. */
  startLsn: string;
  stopLsn: string;
}

/** What a server makes anew when it starts, as PostgreSQL's own chapter on backups lists it. */
const emptyFolders = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*)$/;

/** The files of a cluster that a backup needs, its log aside; folders that stay empty end with a slash. */
function* filesOf(folder: string, inside = ''): Iterable<string> {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (leftOut.test(entry.name)) continue;
    if (entry.isSymbolicLink()) throw new Error(`${path} lies outside of the cluster.`);
    if (!entry.isDirectory()) yield path;
    else if (emptyFolders.has(path)) yield `${path}/`;
    else {
      yield `${path}/`;
      yield* filesOf(folder, path);
    }
  }
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Row> {
  const { rows } = await client.query<Row>(sql);
  const [row] = rows;
  if (!row) throw new Error(`The database did not answer ${sql}`);
  return row;
}

/**
 * Copies a cluster while it works, with the part of its log that makes the copy consistent. `beforeEnd` comes
 * when the data is copied and the log is not: the copy, once recovered, knows all that is committed by then.
 */
export async function copyCluster(
  client: pg.Client,
  cluster: string,
  take: Taking,
  beforeEnd: () => Promise<void>,
): Promise<ClusterCopy> {
  // Keeps the log that the copy needs until this connection ends.
  await client.query(`select pg_create_physical_replication_slot('perya_backup', true, true)`);
  const start = await one<{ lsn: string; file: string }>(
    client,
    `select lsn::text, pg_walfile_name(lsn) as file from pg_backup_start('perya', fast => true) as lsn`,
  );
  await take.each(filesOf(cluster), (path) =>
    path.endsWith('/')
      ? take.folder(`postgres/${path}`)
      : take.file(join(cluster, path), `postgres/${path}`),
  );
  await beforeEnd();
  const stop = await one<{ lsn: string; file: string; label: string }>(
    client,
    `select lsn::text, pg_walfile_name(lsn) as file, labelfile as label
     from pg_backup_stop(wait_for_archive => false)`,
  );
  await take.text('postgres/backup_label', stop.label);
  for (const name of readdirSync(join(cluster, 'pg_wal'))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= start.file && name <= stop.file;
    if (!isNeeded && !name.endsWith('.history')) continue;
    await take.file(join(cluster, 'pg_wal', name), `postgres/pg_wal/${name}`);
  }
  return { startLsn: start.lsn, stopLsn: stop.lsn };
}
