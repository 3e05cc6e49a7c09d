import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresStudioUrl: string;
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

export interface StudioDatabase {
  /** As the studio. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** An empty database for one suite: the studio makes its own schema in it. */
export async function createStudioDatabase(): Promise<StudioDatabase> {
  const name = `studio_${randomBytes(6).toString('hex')}`;
  await asAdministrator(`create database ${name}`);
  const urlIn = (base: string) => Object.assign(new URL(base), { pathname: `/${name}` }).href;
  return {
    url: urlIn(inject('postgresStudioUrl')),
    ownerUrl: urlIn(inject('postgresUrl')),
    drop: () => asAdministrator(`drop database ${name} with (force)`),
  };
}
