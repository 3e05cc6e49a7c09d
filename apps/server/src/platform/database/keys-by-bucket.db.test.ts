import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const namesOf = async (text: string) =>
  (await database.owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

/** Tables that lie by bucket, and where their bucket stands; months are as their table is. */
const spread = `pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'bucket' and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition`;

test('what players own lies by bucket', async () => {
  const names = await namesOf(`select c.oid::regclass::text as name from ${spread}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'ledger.wallet',
      'points.wallet',
      'games.bet',
      'games.movement',
      'games.seat',
      'games.nonce',
      'games.venue_day',
      'limits.player',
      'limits.day',
      'kyc.record',
      'payments.deposit',
      'payments.withdrawal',
      'promotions.reward',
      'promotions.played',
    ]),
  );
});

test('every key of it begins with the bucket, and so does every index by player', async () => {
  const names = await namesOf(
    `select i.indexrelid::regclass::text as name
     from pg_index i join (select c.oid, a.attnum from ${spread}) t on t.oid = i.indrelid
     left join pg_attribute f on f.attrelid = i.indrelid and f.attnum = i.indkey[0]
     where i.indkey[0] <> t.attnum and (i.indisunique or f.attname = 'uid') order by 1`,
  );
  expect(names).toEqual([]);
});

test('with several buckets whoever writes must say which', async () => {
  expect((await database.buckets()).count).toBeGreaterThan(1);
  const names = await namesOf(
    `select c.oid::regclass::text as name from ${spread} and (not a.attnotnull or a.atthasdef)`,
  );
  expect(names).toEqual([]);
  const left = await namesOf(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'say_bucket'
     union all select conrelid::regclass::text from pg_constraint where conname = 'bucket_is_said'`,
  );
  expect(left).toEqual([]);
});
