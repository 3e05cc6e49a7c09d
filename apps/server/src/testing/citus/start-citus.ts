import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/database/embedded.ts';
import { startPostmaster, stopPostmaster } from '../../platform/database/postmaster.ts';
import { unprivileged } from '../../platform/database/unprivileged.ts';

/** The programs of a PostgreSQL that has Citus; the test command finds and names their folder. */
const programs = process.env['PERYA_CITUS'] ?? '';

async function startNode() {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-citus-'));
  const binary = join(programs, 'postgres');
  const runner = unprivileged([dataDir, binary]);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  if (runner.owner) chownSync(folder, runner.owner.uid, runner.owner.gid);
  const words = ['--auth=trust', '--username=perya', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const [initdb, given] = runner.wrap(join(programs, 'initdb'), ['-D', folder, ...words]);
  execFileSync(initdb, given, { stdio: ['ignore', 'ignore', 'inherit'], cwd: dataDir });
  const port = await freePort();
  const node = await startPostmaster({
    binary,
    dataDir,
    port,
    settings: {
      shared_preload_libraries: 'citus',
      fsync: 'off',
      jit: 'off',
      wal_level: 'logical',
      shared_buffers: '32MB',
      // A transaction over several nodes is prepared on each.
      max_prepared_transactions: '60',
    },
    runner,
    url: `postgres://perya@127.0.0.1:${port}/postgres`,
  });
  await node.client.query('create database perya');
  await node.client.end();
  return {
    port,
    url: (role = 'perya') => `postgres://${role}@127.0.0.1:${port}/perya`,
    async stop() {
      await stopPostmaster(node.pid);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A coordinator and two workers on free ports, each a PostgreSQL of its own. */
export async function startCitus() {
  const nodes = [await startNode(), await startNode(), await startNode()] as const;
  return {
    coordinator: nodes[0],
    nodes,
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}

export type Citus = Awaited<ReturnType<typeof startCitus>>;
