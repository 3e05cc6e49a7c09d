import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** A database as the release before left it, with its data. */
export async function loadRelease(): Promise<TestDatabase> {
  const dump = gunzipSync(await readFile(new URL('release.sql.gz', import.meta.url))).toString();
  const database = await createTestDatabase({ from: 'empty' });
  const client = await database.owner.connect();
  try {
    await client.query(dump);
  } finally {
    client.release();
  }
  return database;
}
