import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { readSettings } from './settings.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'perya-open-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (url: string, ownerUrl?: string) =>
  openDatabase(
    readSettings({
      NODE_ENV: 'production',
      PERYA_DATA: dataDir,
      PERYA_SECRET_KEY: randomBytes(32).toString('base64'),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
    }),
  );

describe('production on a database of the operator', () => {
  it('starts as a role that can change nothing that was booked', async () => {
    expect(await open(database.url, database.ownerUrl)).toMatchObject({ url: database.url });
  });

  it('refuses a superuser, and asks for the owner by its setting', async () => {
    await expect(open(database.ownerUrl, database.ownerUrl)).rejects.toThrow(
      /is a superuser of the database.*DATABASE_OWNER_URL/,
    );
    await expect(open(database.url)).rejects.toThrow(
      'Setting DATABASE_OWNER_URL is needed with DATABASE_URL in production.',
    );
  });

  it('refuses a role that owns the tables or may change one of them', async () => {
    const login = `mighty_${process.pid}`;
    await database.owner.query(`create role ${login} login password 'm' in role perya_app`);
    const url = Object.assign(new URL(database.url), { username: login, password: 'm' }).href;
    try {
      await database.owner.query(`grant update on ledger.entry to ${login}`);
      await expect(open(url, database.ownerUrl)).rejects.toThrow('update on ledger.entry');
      await database.owner.query(
        `revoke update on ledger.entry from ${login}; alter table audit.entry owner to ${login}`,
      );
      await expect(open(url, database.ownerUrl)).rejects.toThrow(
        /(delete|truncate|update) on audit.entry/,
      );
    } finally {
      await database.owner.query(
        `alter table audit.entry owner to perya; drop owned by ${login}; drop role ${login}`,
      );
    }
  });
});
