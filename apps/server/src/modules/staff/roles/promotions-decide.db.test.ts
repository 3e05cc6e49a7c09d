import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const migration = new URL('../migrations/0050-promotions-decide.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.owner.query('delete from staff.role_permission; delete from staff.permission'),
);

/** An installation whose role of promotions has what it approves, and nothing of requests. */
async function startedWith(firstSeen: Record<string, string>): Promise<string[]> {
  const { owner } = database;
  await owner.query(
    `insert into staff.role (name) values ('promotions'), ('risk') on conflict do nothing`,
  );
  for (const [name, at] of Object.entries(firstSeen)) {
    await owner.query('insert into staff.permission (name, first_seen_at) values ($1, $2)', [
      name,
      at,
    ]);
  }
  const sql = await readFile(migration, 'utf8');
  await owner.query(sql);
  await owner.query(sql);
  const { rows } = await owner.query<{ given: string }>(
    `select role || ' ' || permission as given from staff.role_permission order by 1`,
  );
  return rows.map(({ given }) => given);
}

const before = '2026-10-01';
const later = '2026-11-01';
const requests = { 'requests.read': before, 'requests.decide': before };
const given = ['promotions requests.decide', 'promotions requests.read'];

test('the role of promotions gets its share in requests where they were met before it could approve', async () => {
  expect(await startedWith({ ...requests, 'promotions.approve': later })).toEqual(given);
});

test('it gets it too where nobody could approve promotions yet', async () => {
  expect(await startedWith(requests)).toEqual(given);
});

test('what an operator took away since stays away, and a new database has nothing to give', async () => {
  expect(await startedWith({ ...requests, 'promotions.approve': before })).toEqual([]);
});
