import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { setUpNodes } from './citus/set-up-nodes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As the owner of everything. */
    postgresUrl: string;
    postgresAppUrl: string;
    postgresStudioUrl: string;
    postgresReaderUrl: string;
    /** Of the other nodes, where the suites run on several; otherwise none. */
    workerUrls: string[];
  }
}

/** One PostgreSQL for all suites; the database it is left with is the template that each suite clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The same suites on several nodes (docs/scaling.md), by whoever looks for what fails there.
  if (process.env['PERYA_TEST_NODES']) return setUpNodes(project);
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: {
      // What these suites write need not outlive them; the kill tests run a durable cluster of their own.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Three suites at once, each with up to three whole servers of some 30 connections, and crowds of 200 callers.
      max_connections: '400',
      // Suites open thousands of connections, and nobody guesses at passwords that live for minutes.
      scram_iterations: '1',
    },
  });
  const pool = createPool(postgres.ownerUrl);
  // More than one, so that whatever forgets to say where a player's rows lie does not find them.
  await migrate(pool, 4);
  await pool.end();
  project.provide('postgresUrl', postgres.ownerUrl);
  project.provide('postgresAppUrl', postgres.url);
  project.provide('postgresStudioUrl', postgres.studioUrl);
  project.provide('postgresReaderUrl', postgres.readerUrl);
  project.provide('workerUrls', []);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
