import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../platform/database/pool.ts';
import type {} from './global-setup.ts';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  drop(): Promise<void>;
}

/** A database of the suite's own, cloned from the migrated template unless it is to be empty. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const templateUrl = new URL(inject('postgresUrl'));
  const template = isEmpty ? 'template1' : templateUrl.pathname.slice(1);
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const asAdministrator = async (sql: string) => {
    const url = new URL(templateUrl);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await asAdministrator(`create database ${name} template ${template}`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  const pool = createPool(url.href);
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
}

/** Connections of their own to a database that another server drops. */
export function shareDatabase({ url }: TestDatabase): TestDatabase {
  const pool = createPool(url);
  return { url, pool, drop: () => pool.end() };
}
