import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { unprivileged } from '../../../apps/server/src/platform/database/unprivileged.ts';

/** PostgreSQL runs as another user where this process is root. */
function handOver(path: string): void {
  const { owner } = unprivileged([]);
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/** A cluster whose log leaves it, segment by segment, into a folder that outlives it. */
export function startArchived(dataDir: string, archive: string, archiveSeconds: number) {
  mkdirSync(archive, { recursive: true, mode: 0o755 });
  handOver(archive);
  return startEmbeddedPostgres({
    dataDir,
    settings: {
      archive_mode: 'on',
      archive_command: `test ! -f '${archive}/%f' && cp %p '${archive}/%f.new' && mv '${archive}/%f.new' '${archive}/%f'`,
      archive_timeout: String(archiveSeconds),
    },
  });
}

/** Lets a cluster that was restored from a base backup read the archive, up to a moment or to its end; it answers when it is there. */
export function startRecovered(dataDir: string, archive: string, until: Date | null) {
  const signal = join(dataDir, 'postgres', 'recovery.signal');
  writeFileSync(signal, '');
  handOver(signal);
  return startEmbeddedPostgres({
    dataDir,
    settings: {
      // Nobody reads before the moment is reached.
      hot_standby: 'off',
      restore_command: `cp '${archive}/%f' %p`,
      recovery_target_action: 'promote',
      // It reads no names of zones before it has started.
      ...(until ? { recovery_target_time: until.toISOString().replace('Z', '+00') } : {}),
    },
  });
}

/** Waits until what is committed by now has left the machine. */
export async function waitForArchive(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as file',
  );
  const isThere = async () => {
    const sql = 'select coalesce(last_archived_wal, $2) >= $1 as done from pg_stat_archiver';
    const { rows: found } = await owner.query<{ done: boolean }>(sql, [rows[0]?.file, '']);
    return found[0]?.done === true;
  };
  while (!(await isThere())) await delay(100);
}
