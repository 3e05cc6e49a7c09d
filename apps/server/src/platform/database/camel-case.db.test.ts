import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { camelCase, snakeCase } from './camel-case.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ from: 'empty' });
});
afterAll(() => database.drop());

test.each([
  ['created_at', 'createdAt'],
  ['is_2fa_on', 'is2faOn'],
  ['uid', 'uid'],
  ['?column?', '?column?'],
])('a column %s is %s in code', (column, name) => {
  expect(camelCase(column)).toBe(name);
});

test('a name of code is written as the wire writes it', () => {
  expect([snakeCase('createdAt'), snakeCase('created_at')]).toEqual(['created_at', 'created_at']);
});

const text = `select n as row_number, null::text as no_value, '{"inner_name": 1}'::jsonb as some_json
  from generate_series(1, 2) n`;

test('rows come in camel case, also of a statement that is prepared and run again', async () => {
  const rows = [1, 2].map((rowNumber) => ({
    rowNumber,
    noValue: null,
    someJson: { inner_name: 1 },
  }));
  for (const query of [{ text }, { text, name: 'twice' }, { text, name: 'twice' }]) {
    expect((await database.pool.query(query)).rows).toEqual(rows);
  }
});

test('a library reads the names that it has written', async () => {
  const pool = createPool(database.url, { max: 1, isForLibrary: true });
  const { rows } = await pool.query('select 1 as row_number');
  await pool.end();
  expect(rows).toEqual([{ row_number: 1 }]);
});
