import type pg from 'pg';
import { print, step } from './platform/announce.ts';
import { checkDataFolder } from './platform/check-data-folder.ts';
import { findRoleFault } from './platform/database/check-app-role.ts';
import { startEmbeddedPostgres } from './platform/database/embedded.ts';
import { migrate, schemaParts } from './platform/database/migrate.ts';
import { oneStartAtATime } from './platform/database/one-start-at-a-time.ts';
import { createPool, keepTimesByRole } from './platform/database/pool.ts';
import { requireAnswer } from './platform/database/require-answer.ts';
import { requireClock } from './platform/database/require-clock.ts';
import { admitTo, ensureRoles, readLogin, roles } from './platform/database/roles.ts';
import { prepareJobs } from './platform/prepare-jobs.ts';
import { StartError } from './platform/start-error.ts';
import type { Settings } from './settings.ts';

export interface Database {
  url: string;
  /** Past a pooler; the same where there is none. */
  directUrl: string;
  ownerUrl: string;
  studioUrl: string;
  /** Resolves with a reason if the embedded database ends by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

async function withPool<T>(
  url: string,
  act: (pool: pg.Pool) => Promise<T>,
  isPooled = false,
): Promise<T> {
  const pool = createPool(url, { max: 2, applicationName: 'perya-schema', isPooled });
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

function loginOf(url: string, setting: string, isPooled = false): Promise<string> {
  const read = async (pool: pg.Pool) => {
    await requireAnswer(pool, url, setting);
    return readLogin(pool);
  };
  return withPool(url, read, isPooled);
}

/** The login of the app, which is the same behind a pooler and past it. */
async function appLogin(url: string, directUrl: string | null): Promise<string> {
  const login = await loginOf(url, 'DATABASE_URL', directUrl !== null);
  if (directUrl === null) return login;
  const direct = await loginOf(directUrl, 'DATABASE_DIRECT_URL');
  if (direct !== login) {
    throw new StartError(
      `DATABASE_DIRECT_URL connects as ${direct} and DATABASE_URL as ${login}. Let both be the role of the app.`,
    );
  }
  await withPool(directUrl, keepTimesByRole);
  return login;
}

/** A PostgreSQL of the operator's own, whose logins they made; each is let into its role. */
async function reachExternal(url: string, settings: Settings): Promise<Database> {
  if (settings.databaseOwnerUrl === null && settings.environment === 'production') {
    throw new StartError('Setting DATABASE_OWNER_URL is needed with DATABASE_URL in production.');
  }
  const { databaseDirectUrl } = settings;
  const app = await appLogin(url, databaseDirectUrl);
  const directUrl = databaseDirectUrl ?? url;
  const ownerUrl = settings.databaseOwnerUrl ?? directUrl;
  const ownerLogin = await loginOf(ownerUrl, 'DATABASE_OWNER_URL');
  const studioUrl = settings.databaseStudioUrl ?? directUrl;
  const studio = await loginOf(studioUrl, 'DATABASE_STUDIO_URL');
  await oneStartAtATime(ownerUrl, () =>
    withPool(ownerUrl, async (owner) => {
      await ensureRoles(owner);
      // The owner too: tables of the job queue are made by it and handed over.
      await admitTo(owner, roles.app, ownerLogin);
      await admitTo(owner, roles.app, app);
      if (settings.hasSandbox) await admitTo(owner, roles.studio, studio);
    }),
  );
  const ended = new Promise<string>(() => {});
  return { url, directUrl, ownerUrl, studioUrl, ended, stop: async () => {} };
}

async function startEmbedded({ dataDir }: Settings): Promise<Database> {
  const embedded = await startEmbeddedPostgres({ dataDir });
  return { ...embedded, directUrl: embedded.url };
}

/** Tables are made by their owner, whose connection ends with the start. */
function bringUpToDate(ownerUrl: string, { buckets }: Settings): Promise<void> {
  return withPool(ownerUrl, async (owner) => {
    await requireClock(owner);
    await oneStartAtATime(ownerUrl, async () => {
      await migrate(owner, buckets, (message) => print(`  ${message}`));
      await prepareJobs(owner);
    });
  });
}

const advice =
  'Let DATABASE_URL connect as a role of its own, and DATABASE_OWNER_URL as the owner of the tables (docs/operations.md).';

/** In production the app may not be able to change what it has booked, whatever it is made to do. */
async function requireHumbleRole(url: string, { environment }: Settings): Promise<void> {
  const schemas = schemaParts.map(({ name }) => name);
  const fault = await withPool(url, (pool) => findRoleFault(pool, schemas));
  if (fault === null) return;
  if (environment === 'production') throw new StartError(`${fault} ${advice}`);
  print(`  ${fault} Production refuses this. ${advice}`);
}

/** The database, up to date, and what its parts connect as. */
export async function openDatabase(settings: Settings): Promise<Database> {
  checkDataFolder(settings.dataDir);
  const { databaseUrl } = settings;
  const database =
    databaseUrl === null
      ? await step('PostgreSQL', () => startEmbedded(settings))
      : await reachExternal(databaseUrl, settings);
  try {
    await step('Migrations', () => bringUpToDate(database.ownerUrl, settings));
    await requireHumbleRole(database.directUrl, settings);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
