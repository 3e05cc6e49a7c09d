import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Buckets, readBuckets } from '../platform/database/buckets.ts';
import { createPool } from '../platform/database/pool.ts';
import type {} from './global-setup.ts';

export interface TestDatabase {
  url: string;
  /** As the app, which may do no more than it may in production. */
  pool: pg.Pool;
  ownerUrl: string;
  /** As the owner of the tables, for what a suite does to them behind the app's back. */
  owner: pg.Pool;
  /** Read by whoever works bucket by bucket. */
  buckets(): Promise<Buckets>;
  drop(): Promise<void>;
}

const urlIn = (base: string, database: string): string => {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
};

/** A database of every node, where the suite is run on several: each copies its own, under one name. */
const everywhere = async (act: (client: pg.Client) => Promise<unknown>) => {
  for (const base of [inject('postgresUrl'), ...inject('workerUrls')]) {
    const client = new pg.Client({ connectionString: urlIn(base, 'postgres') });
    await client.connect();
    try {
      await act(client);
    } finally {
      await client.end();
    }
  }
};

const inDatabase = async <T>(name: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: urlIn(inject('postgresUrl'), name) });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

const asAdministrator = (sql: string) => everywhere((client) => client.query(sql));

/** What a database of a suite begins with: nothing, the tables, or the tables with the demo operator in them. */
const templates = {
  empty: () => 'template1',
  migrated: () => new URL(inject('postgresUrl')).pathname.slice(1),
  demo: () => 'with_demo',
} as const;

/** By copying files: to write 15 MB into the log takes five times the time, and nothing of it is to last. */
const copyDatabase = (name: string, template: string) =>
  everywhere(async (client) => {
    // Several nodes keep connections to each other, and Citus a process, in what is copied.
    if (inject('workerUrls').length > 0) await client.query(endOthers, [template]);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });

const endOthers =
  'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';

const fillLockId = 7_391_199;

/** Lets the first suite that needs it fill the database that the others copy; those who come meanwhile wait. */
export function ensureDemoTemplate(fill: (pool: pg.Pool) => Promise<void>): Promise<void> {
  return inDatabase('postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [fillLockId]);
    const name = templates.demo();
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    // Under its name once it is whole.
    await copyDatabase('being_filled', templates.migrated());
    const pool = createPool(urlIn(inject('postgresAppUrl'), 'being_filled'));
    await fill(pool).finally(() => pool.end());
    await everywhere(async (node) => {
      if (inject('workerUrls').length > 0) await node.query(endOthers, ['being_filled']);
      await node.query(`alter database being_filled rename to ${name}`);
    });
  });
}

/** A database of the suite's own, cloned from the migrated template unless it is to have less or more in it. */
export async function createTestDatabase({
  from = 'migrated',
}: {
  from?: keyof typeof templates;
} = {}): Promise<TestDatabase> {
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await copyDatabase(name, templates[from]());
  const url = urlIn(inject('postgresAppUrl'), name);
  const ownerUrl = urlIn(inject('postgresUrl'), name);
  const pool = createPool(url);
  const owner = createPool(ownerUrl, { max: 4 });
  return {
    url,
    pool,
    ownerUrl,
    owner,
    buckets: () => readBuckets(owner),
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
