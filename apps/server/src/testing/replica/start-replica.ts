import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../../platform/database/embedded.ts';
import { startPostmaster, stopPostmaster } from '../../platform/database/postmaster.ts';
import { unprivileged } from '../../platform/database/unprivileged.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What lies in a running server's folder and is not of its data. */
const ofTheServer = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/;

/** Copies a running cluster as its own rules want it, and starts the copy as its streaming replica. */
export async function startReplica({ dataDir, ownerUrl }: { dataDir: string; ownerUrl: string }) {
  const replicaDir = mkdtempSync(join(tmpdir(), 'perya-replica-'));
  const to = join(replicaDir, 'postgres');
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`select pg_backup_start('replica', true)`);
  cpSync(join(dataDir, 'postgres'), to, {
    recursive: true,
    filter: (path) => !ofTheServer.test(path),
  });
  const { rows } = await owner.query('select labelfile from pg_backup_stop(false)');
  await owner.end();
  writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(to, 'standby.signal'), '');
  const { postgres: binary } = await findBinaries();
  const runner = unprivileged([replicaDir, binary]);
  chmodSync(to, 0o700);
  if (runner.owner) {
    execFileSync('chown', ['-R', `${runner.owner.uid}:${runner.owner.gid}`, replicaDir]);
  }
  const url = new URL(ownerUrl);
  const port = await freePort();
  const started = await startPostmaster({
    binary,
    dataDir: replicaDir,
    port,
    settings: {
      fsync: 'off',
      hot_standby: 'on',
      primary_conninfo: `host=127.0.0.1 port=${url.port} user=${url.username} password=${url.password}`,
    },
    runner,
    url: `postgres://${url.username}:${url.password}@127.0.0.1:${port}/postgres`,
  });
  return {
    urlFor(primaryUrl: string): string {
      const own = new URL(primaryUrl);
      own.port = String(port);
      return own.href;
    },
    client: started.client,
    async stop() {
      await started.client.end().catch(() => {});
      await stopPostmaster(started.pid);
      rmSync(replicaDir, { recursive: true, force: true });
    },
  };
}
