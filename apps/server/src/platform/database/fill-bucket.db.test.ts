import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.owner.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const players = 3000;

/** A table of a release that knew no buckets, in two parts, which nobody may change. */
beforeEach(async () => {
  await client.query(`
    drop schema if exists old cascade;
    create schema old;
    create table old.note (uid bigint not null, text text not null) partition by range (uid);
    create table old.note_low partition of old.note for values from (0) to (${players / 2});
    create table old.note_high partition of old.note for values from (${players / 2}) to (1000000);
    create trigger append_only before update or delete on old.note_low
      for each statement execute function platform.refuse_change();
    insert into old.note select n, repeat('x', 200) from generate_series(1, ${players}) n;
    select platform.add_bucket_to_filled('old.note');`);
});

const isMore = async (table = 'old.note') => {
  const { rowCount } = await client.query(
    'select from platform.fill_bucket($1, 10) as f(is_more) where f.is_more',
    [table],
  );
  return rowCount === 1;
};

async function fill(table = 'old.note'): Promise<number> {
  let batches = 0;
  while (await isMore(table)) batches += 1;
  return batches;
}

const countWrong = async () => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from old.note where bucket is distinct from platform.bucket_of(uid)',
  );
  return rows[0]?.count;
};

describe('a table that players have filled, in an installation of several buckets', () => {
  it('gets its buckets where it lies in one part too', async () => {
    await client.query(`
      create table old.whole as select n as uid, repeat('x', 200) as text from generate_series(1::bigint, 500) n;
      select platform.add_bucket_to_filled('old.whole');`);
    expect(await fill('old.whole')).toBeGreaterThan(1);
    const { rows } = await client.query(
      'select count(*)::int as filled from old.whole where bucket = platform.bucket_of(uid)',
    );
    expect(rows).toEqual([{ filled: 500 }]);
  });

  it('gets its buckets some pages at a time, while writers who know of none go on', async () => {
    expect(await countWrong()).toBe(players);
    expect(await isMore()).toBe(true);
    const left = await countWrong();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(players);
    await client.query(`insert into old.note (uid, text) values (7, 'new'), (${players}, 'new')`);
    await client.query(`update old.note set text = 'changed' where uid > ${players - 100}`);
    expect(await fill()).toBeGreaterThan(3);
    expect(await countWrong()).toBe(0);
    await expect(client.query('update old.note_low set uid = uid')).rejects.toMatchObject({
      code: '23001',
    });
  });

  it('asks every writer for the bucket in the end, and not before all rows have theirs', async () => {
    await expect(client.query(`select platform.validate_bucket('old.note')`)).rejects.toMatchObject(
      { code: '23514' },
    );
    await fill();
    await client.query(`select platform.validate_bucket('old.note')`);
    await client.query(`select platform.require_bucket('old.note')`);
    await expect(
      client.query(`insert into old.note (uid, text) values (7, 'new')`),
    ).rejects.toMatchObject({ code: '23502' });
    const { rows } = await client.query(
      `select conname as name from pg_constraint where contype = 'c' and conrelid = any (array['old.note', 'old.note_low']::regclass[])
       union all
       select tgname from pg_trigger where tgrelid = 'old.note_high'::regclass`,
    );
    expect(rows).toEqual([]);
  });
});
