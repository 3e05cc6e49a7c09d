import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the log of the embedded PostgreSQL says what failed and never with whose values', async () => {
  const { owner: pool } = database;
  const email = 'someone.private@example.ph';
  await pool.query('create table person (email text primary key check (length(email) > 3))');
  const add = (value: string) => pool.query('insert into person (email) values ($1)', [value]);
  await add(email);
  await expect(add(email)).rejects.toThrow('person_pkey');
  await expect(pool.query(`insert into person values ('${email}')`)).rejects.toThrow('person_pkey');
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const log = readFileSync(join(dirname(rows[0]?.folder ?? ''), 'postgres.log'), 'utf8');
  expect(log).toContain('person_pkey');
  expect(log).not.toContain(email);
});
