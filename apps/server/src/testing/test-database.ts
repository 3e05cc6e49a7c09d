import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../platform/database/pool.ts';
import type {} from './global-setup.ts';

export interface TestDatabase {
  url: string;
  /** As the app, which may do no more than it may in production. */
  pool: pg.Pool;
  ownerUrl: string;
  /** As the owner of the tables, for what a suite does to them behind the app's back. */
  owner: pg.Pool;
  drop(): Promise<void>;
}

const urlIn = (base: string, database: string): string => {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
};

/** A database of the suite's own, cloned from the migrated template unless it is to be empty. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const templateUrl = inject('postgresUrl');
  const template = isEmpty ? 'template1' : new URL(templateUrl).pathname.slice(1);
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const asAdministrator = async (sql: string) => {
    const client = new pg.Client({ connectionString: urlIn(templateUrl, 'postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  // By copying files: to write 15 MB into the log takes five times the time, and nothing of it is to last.
  await asAdministrator(`create database ${name} template ${template} strategy file_copy`);
  const url = urlIn(inject('postgresAppUrl'), name);
  const ownerUrl = urlIn(templateUrl, name);
  const pool = createPool(url);
  const owner = createPool(ownerUrl, { max: 4 });
  return {
    url,
    pool,
    ownerUrl,
    owner,
    async drop() {
      await Promise.all([pool.end(), owner.end()]);
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
}

/** Connections of their own to a database that another server drops. */
export function shareDatabase(shared: TestDatabase): TestDatabase {
  const pool = createPool(shared.url);
  return { ...shared, pool, drop: () => pool.end() };
}
