import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster } from './postgres-processes.ts';

/** Queries the server's database directly. */
export async function lookIntoDatabase<Row extends object>(
  dataDir: string,
  query: string,
): Promise<Row[]> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const { port } = readPostmaster(dataDir);
  const client = new pg.Client({
    connectionString: `postgres://perya:${password}@127.0.0.1:${port}/perya`,
  });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}
