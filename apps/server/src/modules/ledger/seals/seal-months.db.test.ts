import { centavos } from '@perya/money';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBuckets } from '../../../platform/database/buckets.ts';
import { createPool } from '../../../platform/database/pool.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createLedger, type Ledger } from '../index.ts';

let database: TestDatabase;
let made: ReturnType<typeof createLedger>;
let ledger: Ledger;
let otherPool: pg.Pool;
let other: ReturnType<typeof createLedger>;

/** Puts the clock of the database, by the wall in Manila. */
async function at(moment: string): Promise<void> {
  await database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return '${moment}+08'::timestamptz`,
  );
}

async function post(uid: bigint, key: string, amount = 100): Promise<void> {
  const posted = await ledger.post({
    uid,
    scope: 'test',
    key,
    amount: centavos(amount),
    legs: [{ account: 'house', amount: centavos(-amount) }],
    turnover: centavos(3),
  });
  expect(posted).toMatchObject({ ok: true });
}

const sealNext = async (books: Ledger, pool: pg.Pool) => {
  const month = await books.seals.prepare();
  return month === null ? null : inTransaction(pool, (tx) => books.seals.finish(tx, month));
};

/** What is found in as many nights as there are sealed months. */
async function foundInTurn(): Promise<string[]> {
  const { length } = await ledger.seals.list();
  const found: string[] = [];
  for (let night = 0; night < length; night += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 5, 1 + night) });
    found.push(...(await ledger.check()).map(({ uid, detail }) => `${uid} ${detail}`));
  }
  vi.useRealTimers();
  return found;
}

/** Changes rows with the guards off, looks, and puts them back. */
async function foundAfter(damage: string, mend: string): Promise<string[]> {
  const change = (sql: string) =>
    database.owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  await change(damage);
  const found = await foundInTurn();
  await change(mend);
  return found;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const buckets = await readBuckets(database.pool);
  made = createLedger({ pool: database.pool, buckets });
  ledger = made.api;
  otherPool = createPool(database.url);
  other = createLedger({ pool: otherPool, buckets });
  await at('2030-03-10 12:00');
  await post(1n, 'march-a');
  await post(2n, 'march-d', 700);
  for (const key of ['b', 'c']) await post(1n, `march-${key}`);
  await at('2030-03-31 23:59:59.999999');
  await post(2n, 'march-e');
  await at('2030-04-01 00:00');
  await post(2n, 'april-a', -50);
  await post(3n, 'april:"b"\\');
});

afterAll(async () => {
  await other.close();
  await otherPool.end();
  await made.close();
  await database.drop();
});

describe('a month that is over', () => {
  it('is not sealed before a day has passed, nor while the books are broken', async () => {
    await at('2030-04-01 23:59');
    expect(await ledger.seals.prepare()).toBeNull();
    await at('2030-05-02 00:00');
    expect(await ledger.seals.listToSeal()).toEqual(['2030-03', '2030-04']);
    await database.owner.query('update ledger.wallet set balance = balance + 1 where uid = 2');
    await expect(ledger.seals.prepare()).rejects.toThrow('2030-03 is not sealed: a balance equals');
    await database.owner.query('update ledger.wallet set balance = balance - 1 where uid = 2');
    expect(await ledger.seals.list()).toEqual([]);
  });

  it('waits for whoever may still write into it', async () => {
    const writer = await database.owner.connect();
    await writer.query('begin');
    await writer.query('select 1 from ledger.wallet where uid = 1 for update');
    let isReady = false;
    const preparing = ledger.seals.prepare().then((month) => {
      isReady = true;
      return month;
    });
    const isLooking = async () => {
      const { rows } = await database.owner.query(
        `select count(*)::int as looks from pg_stat_activity
         where query like '%pg_snapshot_xmin%' and datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(rows[0].looks).toBeGreaterThan(0);
    };
    await vi.waitFor(isLooking, { timeout: 20_000 });
    expect(isReady).toBe(false);
    await writer.query('commit');
    writer.release();
    expect(await preparing).toBe('2030-03');
  });

  it('is sealed once by two processes, chained to the month before', async () => {
    for (const month of ['2030-03', '2030-04']) {
      const both = await Promise.all([
        sealNext(ledger, database.pool),
        sealNext(other.api, otherPool),
      ]);
      const sealed = both.filter((seal) => seal?.month === month);
      expect(sealed).toHaveLength(1);
    }
    const [april, march] = await ledger.seals.list();
    expect(march).toMatchObject({ month: '2030-03', players: 2n, postings: 5n, entries: 10n });
    expect(march?.amount).toBe(1100n);
    expect(april).toMatchObject({ month: '2030-04', players: 2n, postings: 2n, amount: 50n });
    expect(april?.previousHash).toEqual(march?.hash);
    expect(march?.previousHash).toHaveLength(0);
    expect(await ledger.seals.prepare()).toBeNull();
  });
});

describe('after a seal', () => {
  it('the books are checked from there on', async () => {
    await at('2030-05-10 12:00');
    await post(1n, 'may-a', -30);
    await post(4n, 'may-b');
    expect(await foundInTurn()).toEqual([]);
    const balance = 'update ledger.wallet set balance = balance';
    expect(
      await foundAfter(`${balance} + 1 where uid = 2`, `${balance} - 1 where uid = 2`),
    ).toEqual(['2 balance 751, entries 750', '2 balance 751, entries 750']);
    const entry = `update ledger.entry set balance_after = balance_after`;
    const may = `where uid = 1 and leg = 0 and created_at > '2030-05-05'`;
    const found = await foundAfter(`${entry} + 1 ${may}`, `${entry} - 1 ${may}`);
    expect(found).toContainEqual(expect.stringMatching(/^1 posting \d+: 271 instead of 270$/));
  });

  const march = `created_at < '2030-03-31'`;
  const first = `(select min(posting_id) from ledger.entry where uid = 1)`;
  it.each([
    [
      'both legs of an entry',
      `update ledger.entry set amount = amount * 2 where uid = 1 and posting_id = ${first}`,
      `update ledger.entry set amount = amount / 2 where uid = 1 and posting_id = ${first}`,
    ],
    [
      'the key of a posting',
      `update ledger.posting set key = 'other' where key = 'march-a'`,
      `update ledger.posting set key = 'march-a' where key = 'other'`,
    ],
    [
      'the moment of a posting',
      `update ledger.posting set created_at = created_at + interval '1 second' where key = 'march-a'`,
      `update ledger.posting set created_at = created_at - interval '1 second' where key = 'march-a'`,
    ],
    [
      'an account of the far side',
      `update ledger.entry set account = 'house:mine' where uid = 1 and leg = 1 and posting_id = ${first}`,
      `update ledger.entry set account = 'house' where uid = 1 and leg = 1 and posting_id = ${first}`,
    ],
    [
      'all that a player ever did, taken away',
      `create table kept as select * from ledger.entry where uid = 1 and ${march};
       delete from ledger.entry where uid = 1 and ${march}`,
      `insert into ledger.entry select * from kept; drop table kept`,
    ],
    [
      'a player who was not there',
      `insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
         values (platform.bucket_of(9), 9, '2030-03-05', 900, 0, 'player', 5, 5)`,
      `delete from ledger.entry where uid = 9`,
    ],
    [
      'a key without entries',
      `insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
         select bucket, uid, scope, 'more', input_hash, 0, balance_after, turnover, created_at
         from ledger.posting where key = 'march-a'`,
      `delete from ledger.posting where key = 'more'`,
    ],
    [
      'the balance that was sealed',
      `update ledger.sealed_player set balance = balance + 1 where uid = 2 and month = '2030-03-01'`,
      `update ledger.sealed_player set balance = balance - 1 where uid = 2 and month = '2030-03-01'`,
    ],
  ])(
    'a change behind it is found when it is the turn of its month: %s',
    async (_, damage, mend) => {
      expect(await foundAfter(damage, mend)).toContainEqual(expect.stringContaining(' 2030-03: '));
      expect(await foundInTurn()).toEqual([]);
    },
  );

  it('nothing is posted into the month: a late correction stands in the one that is open', async () => {
    await at('2030-03-20 12:00');
    // One who was seen later goes on from there, whatever the clock says.
    await post(1n, 'late');
    expect((await ledger.entries({ uid: 1n, limit: 1 }))[0]?.createdAt).toMatch(/^2030-05-10/);
    await expect(post(8n, 'too-late')).rejects.toThrow('is sealed: correct by adding');
    expect(await ledger.wallet(8n)).toMatchObject({ balance: 0n });
    await at('2030-05-11 12:00');
    expect(await foundInTurn()).toEqual([]);
  });
});
