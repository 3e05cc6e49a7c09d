import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster } from './postgres-processes.ts';

/** A line to the server's database; whoever opens it ends it. */
export async function openDatabase(dataDir: string): Promise<pg.Client> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const { port } = readPostmaster(dataDir);
  const client = new pg.Client({
    connectionString: `postgres://perya:${password}@127.0.0.1:${port}/perya`,
  });
  await client.connect();
  return client;
}

/** Queries the server's database directly. */
export async function lookIntoDatabase<Row extends object>(
  dataDir: string,
  query: string,
): Promise<Row[]> {
  const client = await openDatabase(dataDir);
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}
