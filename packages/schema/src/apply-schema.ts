import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { listChangedFunctions, replaceFunctions, runFunctionFiles } from './apply-functions.ts';
import { applyMigrations, planMigrations } from './apply-migrations.ts';
import { inPatientTransaction, type Patience, usualPatience } from './patience.ts';
import { readSqlFiles, type SchemaPart } from './sql-file.ts';

export interface SchemaOptions {
  /** The advisory lock that lets one process in at a time. */
  lockId: number;
  /** Bottom to top. The first keeps the record of what was applied, and serves the others. */
  parts: readonly [SchemaPart, ...SchemaPart[]];
  patience?: Partial<Patience>;
  /** What migrations ask for by `current_setting`, chosen by whoever makes the database. */
  choices?: Readonly<Record<string, string>>;
}

async function readAll(parts: SchemaOptions['parts'], kind: Parameters<typeof readSqlFiles>[1]) {
  return (await Promise.all(parts.map((part) => readSqlFiles(part, kind)))).flat();
}

async function bringUpToDate(client: pg.PoolClient, options: SchemaOptions): Promise<string[]> {
  const { parts } = options;
  const patience = { ...usualPatience, ...options.patience };
  const [first] = parts;
  const book = first.name;
  const migrations = await readAll(parts, 'migrations');
  const functions = await readAll(parts, 'functions');
  const access = (await readAll(parts, 'access')).map((file) => ({
    ...file,
    name: `access/${file.name}`,
  }));
  await client.query(`create schema if not exists ${book}`);
  const { pending, isOutdated } = await planMigrations(client, book, migrations);
  const changed = await listChangedFunctions(client, book, [...functions, ...access]);
  // A release that is older than the tables must not bring its functions back.
  const isStale = pending.length > 0 || (changed.length > 0 && !isOutdated);

  const ofFirst = <T extends { part: string }>(files: readonly T[]) =>
    files.filter(({ part }) => part === book);
  const ofOthers = <T extends { part: string }>(files: readonly T[]) =>
    files.filter(({ part }) => part !== book);
  const done = await applyMigrations(client, book, ofFirst(pending), patience);
  // What all parts share is there before their migrations, which may use it.
  if (isStale) {
    await inPatientTransaction(client, `Functions of ${book}`, patience, () =>
      runFunctionFiles(client, ofFirst(functions)),
    );
  }
  done.push(...(await applyMigrations(client, book, ofOthers(pending), patience)));
  if (!isStale) return done;
  const schemas = parts.map(({ name }) => name);
  const dropped = await replaceFunctions(client, book, schemas, { functions, access }, patience);
  return [...done, ...changed, ...dropped];
}

const turnEveryMs = 100;

/**
 * Asks again and again instead of waiting in the database: a statement that waits there is one which an
 * index that is built beside the writers would wait for, and both would wait for ever.
 */
async function takeTurn(client: pg.PoolClient, lockId: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockId],
    );
    if (rows[0]?.taken) return;
    await delay(turnEveryMs);
  }
}

/**
 * Brings a database to what the files say, however many processes start together: each migration once, then all
 * functions, views and grants, whole, if a migration was applied or one of their files has changed. Says what was done.
 */
export async function applySchema(pool: pg.Pool, options: SchemaOptions): Promise<string[]> {
  const client = await pool.connect();
  try {
    // No statement timeout for migrations of large tables.
    await client.query('set statement_timeout = 0');
    await takeTurn(client, options.lockId);
    for (const [name, value] of Object.entries(options.choices ?? {})) {
      await client.query('select set_config($1, $2, false)', [name, value]);
    }
    return await bringUpToDate(client, options);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [options.lockId]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}
