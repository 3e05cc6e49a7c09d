import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** From the first one, which had games and no cashier, to the latest, which `npm run upgrade:release` writes. */
export const releases = ['games', 'whole'] as const;

/** A database as a release left it, with its data. */
export async function loadRelease(name: (typeof releases)[number]): Promise<TestDatabase> {
  const file = new URL(`${name}.sql.gz`, import.meta.url);
  const dump = gunzipSync(await readFile(file)).toString();
  const database = await createTestDatabase({ from: 'empty' });
  const client = await database.owner.connect();
  try {
    await client.query(dump);
  } finally {
    client.release();
  }
  return database;
}
