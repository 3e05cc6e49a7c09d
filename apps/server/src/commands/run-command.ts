import type pg from 'pg';
import { findRunning } from '../platform/database/embedded.ts';
import { createPool } from '../platform/database/pool.ts';
import { StartError } from '../platform/start-error.ts';
import { readSettings, type Settings } from '../settings.ts';

/** What a command does, once its words are read: with one connection to the database of this installation. */
type Work = (pool: pg.Pool, settings: Settings) => Promise<void>;

async function workOnDatabase(work: Work, by: 'app' | 'owner'): Promise<void> {
  const settings = readSettings(process.env);
  const given = by === 'owner' ? settings.databaseOwnerUrl : settings.databaseDirectUrl;
  const url = given ?? settings.databaseUrl ?? findRunning(settings.dataDir, by);
  if (!url) {
    throw new StartError('The database is not running: start Perya first, or set DATABASE_URL.');
  }
  const pool = createPool(url, { max: 1 });
  try {
    await work(pool, settings);
  } finally {
    await pool.end();
  }
}

async function sayFailure(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    const message = error instanceof StartError ? error.message : String((error as Error).stack);
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
}

/**
 * Runs a command of the operator. Words that it does not take are refused before anything is opened, in a sentence.
 * As the owner of the tables runs what the app may not.
 */
export function runCommand(read: (words: string[]) => Work, by: 'app' | 'owner' = 'app'): void {
  void sayFailure(async () => workOnDatabase(read(process.argv.slice(2)), by));
}

/** Runs a command that works on the data folder itself. */
export function runOnFolder(work: (words: string[], settings: Settings) => Promise<void>): void {
  void sayFailure(async () => work(process.argv.slice(2), readSettings(process.env)));
}
