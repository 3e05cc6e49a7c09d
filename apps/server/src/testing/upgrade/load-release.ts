import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { applyMigrations } from '@perya/schema/apply-migrations';
import { formOf } from '@perya/schema/migration-form';
import { usualPatience } from '@perya/schema/patience';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** From the first one, which had games and no cashier, to the latest, which `npm run upgrade:release` writes. */
export const releases = ['games', 'whole'] as const;

/** Where a file of the release begins in its dump. */
const beginning = /^(?=-- \w+ [\w-]+\.sql\n)/m;

/** What runs outside of a transaction, apart from all that can run together. */
function cutDump(dump: string): { sql: string; isOutside: boolean }[] {
  const parts: { sql: string; isOutside: boolean }[] = [];
  for (const file of dump.split(beginning)) {
    const sql = file.replace(/^-- \w+ [\w-]+\.sql\n/, '');
    const isOutside = formOf(sql) === 'outside';
    const last = parts.at(-1);
    if (isOutside || !last || last.isOutside) parts.push({ sql, isOutside });
    else last.sql += sql;
  }
  return parts;
}

/** A database as a release left it, with its data. */
export async function loadRelease(name: (typeof releases)[number]): Promise<TestDatabase> {
  const file = new URL(`${name}.sql.gz`, import.meta.url);
  const dump = gunzipSync(await readFile(file)).toString();
  const database = await createTestDatabase({ from: 'empty' });
  const client = await database.owner.connect();
  try {
    for (const [place, { sql, isOutside }] of cutDump(dump).entries()) {
      if (!isOutside) await client.query(sql);
      // What the release has noted as applied comes with its rows, in place of this.
      else {
        const noted = { part: 'loaded', name: `${place}`, sql, checksum: '' };
        await applyMigrations(client, 'platform', [noted], usualPatience);
      }
    }
  } finally {
    client.release();
  }
  return database;
}
