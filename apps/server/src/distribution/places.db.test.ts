import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { placedSchemas, placedTables, tablesThat } from './places.ts';
import { createTablesStore } from './tables.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const namesOf = async (text: string) =>
  (await database.owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

const name = `c.relnamespace::regnamespace || '.' || c.relname`;
const tables = `select ${name} as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition`;

test('somebody has said of every table how it lies on several nodes, and of none twice', async () => {
  const client = await database.owner.connect();
  try {
    const { listUnplaced } = createTablesStore(client);
    expect(await listUnplaced(placedSchemas, placedTables())).toEqual([]);
    // Whoever has said it of one table alone has said nothing of the others.
    expect(await listUnplaced(['stops', 'vip'], ['vip.level'])).toEqual([
      'stops.stop',
      'vip.rise',
      'vip.standing',
    ]);
  } finally {
    client.release();
  }
  const there = new Set(await namesOf(tables));
  expect(placedTables().filter((placed) => !there.has(placed))).toEqual([]);
  expect(new Set(placedTables()).size).toBe(placedTables().length);
});

test('every schema of the product has its place', async () => {
  const made = await namesOf(
    `select distinct c.relnamespace::regnamespace::text as name from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|graphile_)'`,
  );
  expect(made.filter((schema) => !placedSchemas.includes(schema))).toEqual([]);
});

test('what has a bucket is of players, and what lies by it has one', async () => {
  const withBucket = await namesOf(
    `${tables} and exists (select from pg_attribute a
       where a.attrelid = c.oid and a.attname = 'bucket' and not a.attisdropped)`,
  );
  const ofPlayers = tablesThat('byBucket', 'waiting');
  expect(withBucket.filter((table) => !ofPlayers.includes(table))).toEqual([]);
  expect(tablesThat('byBucket').filter((table) => !withBucket.includes(table))).toEqual([]);
});

test('what lies on several nodes refers to nothing that does not and could be removed: the command lets the key go', async () => {
  const refers = await database.owner.query<{ name: string; to: string; isKept: boolean }>(
    `select ${name} as name, t.relnamespace::regnamespace || '.' || t.relname as to,
       exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname in ('append_only', 'never_removed')) as is_kept
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.conparentid = 0`,
  );
  const spread = tablesThat('byBucket', 'everywhere');
  const astray = refers.rows.filter((key) => spread.includes(key.name) && !spread.includes(key.to));
  expect(astray.length).toBeGreaterThan(0);
  expect(astray.filter(({ isKept }) => !isKept)).toEqual([]);
});
