import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

async function asAdministrator(sql: string): Promise<void> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database for one suite: the studio makes its own schema in it. */
export async function createStudioDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `studio_${randomBytes(6).toString('hex')}`;
  await asAdministrator(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdministrator(`drop database ${name} with (force)`) };
}
