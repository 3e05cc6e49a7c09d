import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Unprivileged } from './unprivileged.ts';

export interface PostmasterOptions {
  binary: string;
  dataDir: string;
  port: number;
  settings: Record<string, string>;
  runner: Unprivileged;
  /** A connection string to any database of the cluster, to ask whether it answers. */
  url: string;
}

export interface Postmaster {
  pid: number;
  /** The first connection; whoever holds it may keep it. */
  client: pg.Client;
  /** Resolves with a reason when the process ends, for whatever cause. */
  ended: Promise<string>;
}

const startTimeoutMs = 60_000;
const stopTimeoutMs = 30_000;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** PostgreSQL's own note of a server that runs, or ran, on this folder. */
export function readPostmasterNote(dataDir: string): { pid: number; port: number } | null {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : null;
}

export async function stopPostmaster(pid: number): Promise<void> {
  const deadline = Date.now() + stopTimeoutMs;
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await delay(20);
  }
}

function spawnPostmaster(options: PostmasterOptions, log: string) {
  const { binary, dataDir, port, settings, runner } = options;
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = runner.wrap(binary, ['-D', join(dataDir, 'postgres'), ...flags]);
  const logFile = openSync(log, 'a', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach PostgreSQL only after the server has drained.
  const child = spawn(command, args, {
    stdio: ['ignore', logFile, logFile],
    detached: true,
    cwd: dataDir,
  });
  closeSync(logFile);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return { pid: child.pid ?? 0, ended };
}

/** The children of a killed postmaster hold its memory for a moment longer. */
function isWaitingForChildren(log: string): boolean {
  return readFileSync(log, 'utf8').slice(-2000).includes('shared memory block');
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const log = join(options.dataDir, 'postgres.log');
  const deadline = Date.now() + startTimeoutMs;
  let process = spawnPostmaster(options, log);
  for (;;) {
    const client = await connect(options.url).catch(() => null);
    if (client) return { ...process, client };
    const reason = await Promise.race([process.ended, delay(25, null)]);
    if (reason !== null) {
      if (Date.now() > deadline || !isWaitingForChildren(log)) {
        throw new StartError(`PostgreSQL did not start (${reason}). Its log is ${log}.`);
      }
      await delay(250);
      process = spawnPostmaster(options, log);
    } else if (Date.now() > deadline) {
      throw new StartError(`PostgreSQL does not answer. Its log is ${log}.`);
    }
  }
}
