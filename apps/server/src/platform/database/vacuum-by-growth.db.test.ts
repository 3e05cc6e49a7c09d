import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const grown = [
  'audit.entry',
  'audit.seal',
  'games.movement',
  'ledger.entry',
  'ledger.posting',
  'points.entry',
  'points.posting',
];

test.each(grown)('%s is vacuumed by its new rows, with or without months', async (name) => {
  const { rows } = await database.owner.query<{ table: string; isSet: boolean }>(
    `select c.oid::regclass::text as table,
       'autovacuum_vacuum_insert_threshold=1000000' = any (coalesce(c.reloptions, '{}')) as is_set
     from pg_class c
     where c.relkind = 'r' and (c.oid = $1::regclass
       or c.oid in (select relid from pg_partition_tree($1::regclass) where isleaf))`,
    [name],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ isSet }) => !isSet)).toEqual([]);
});
