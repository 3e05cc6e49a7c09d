import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmasterNote } from '../../../apps/server/src/platform/database/postmaster.ts';

/** Works as the owner of an embedded database: what is measured is never how rows or sessions came there. */
export async function asOwner(
  dataDir: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readPostmasterNote(dataDir)?.port;
  const client = new pg.Client({
    connectionString: `postgres://perya:${password}@127.0.0.1:${port}/perya`,
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
