import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/database/embedded.ts';
import { startPostmaster, stopPostmaster } from '../../platform/database/postmaster.ts';
import { unprivileged } from '../../platform/database/unprivileged.ts';
import { endWithParent } from './end-with-parent.ts';

/** The programs of a PostgreSQL that has Citus; the test command finds and names their folder. */
const programs = () => process.env['PERYA_CITUS'] ?? '';

const settingsOfNode = {
  fsync: 'off',
  jit: 'off',
  shared_buffers: '32MB',
};

const settingsOfCitus = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  // A transaction over several nodes is prepared on each.
  max_prepared_transactions: '60',
  // A shard that is moved is followed by workers of its own.
  max_worker_processes: '24',
};

export interface CitusNode {
  port: number;
  dataDir: string;
  url(role?: string): string;
  /** The process that the others of the node are children of. */
  pid(): number;
  /** As a machine that lost its power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

function makeFolder(dataDir: string) {
  const binary = join(programs(), 'postgres');
  const runner = unprivileged([dataDir, binary]);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  if (runner.owner) chownSync(folder, runner.owner.uid, runner.owner.gid);
  const words = ['--auth=trust', '--username=perya', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const [initdb, given] = runner.wrap(join(programs(), 'initdb'), ['-D', folder, ...words]);
  execFileSync(initdb, given, { stdio: ['ignore', 'ignore', 'inherit'], cwd: dataDir });
  return { binary, runner };
}

/** One PostgreSQL on a free port with an empty database `perya`; without Citus if so said, to compare with. */
export async function startNode({
  isPlain = false,
  settings = {},
}: {
  isPlain?: boolean;
  settings?: Record<string, string>;
} = {}): Promise<CitusNode> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-citus-'));
  const callOff = endWithParent(dataDir);
  const { binary, runner } = makeFolder(dataDir);
  const port = await freePort();
  const options = {
    binary,
    dataDir,
    port,
    settings: { ...settingsOfNode, ...(isPlain ? {} : settingsOfCitus), ...settings },
    runner,
    url: `postgres://perya@127.0.0.1:${port}/postgres`,
  };
  let node = await startPostmaster(options);
  await node.client.query('create database perya');
  await node.client.end();
  return {
    port,
    dataDir,
    url: (role = 'perya') => `postgres://${role}@127.0.0.1:${port}/perya`,
    pid: () => node.pid,
    async kill() {
      process.kill(node.pid, 'SIGKILL');
      await node.ended;
    },
    async start() {
      node = await startPostmaster(options);
      await node.client.end();
    },
    async stop() {
      await stopPostmaster(node.pid);
      callOff();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A coordinator and workers on free ports, each a PostgreSQL of its own. */
export async function startCitus(workers = 2, settings: Record<string, string> = {}) {
  const coordinator = await startNode({ settings });
  const others: CitusNode[] = [];
  for (let count = 0; count < workers; count += 1) others.push(await startNode({ settings }));
  const nodes = [coordinator, ...others];
  return {
    coordinator,
    workers: others,
    nodes,
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}

export type Citus = Awaited<ReturnType<typeof startCitus>>;
