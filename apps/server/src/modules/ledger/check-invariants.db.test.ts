import { centavos } from '@perya/money';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../platform/database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLedger, type Ledger } from './index.ts';

let database: TestDatabase;
let pool: pg.Pool;
let made: ReturnType<typeof createLedger>;
let ledger: Ledger;

async function credit(uid: bigint, key: string): Promise<void> {
  const posted = await ledger.post({
    uid,
    scope: 'test',
    key,
    amount: centavos(100),
    legs: [{ account: 'house', amount: centavos(-100) }],
    turnover: centavos(3),
    requirement: { amount: centavos(100), multiplier: 1n },
  });
  expect(posted.ok).toBe(true);
}

/** Writes with triggers disabled. */
async function damage(sql: string): Promise<void> {
  await pool.query(`set local session_replication_role = replica; ${sql}`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that the check looks into the transaction that did the damage.
  pool = createPool(database.ownerUrl, { max: 1 });
  made = createLedger({ pool, buckets: await database.buckets() });
  ledger = made.api;
  await credit(1n, 'a');
  await credit(1n, 'b');
  await credit(2n, 'c');
});

afterAll(async () => {
  await made.close();
  await pool.end();
  await database.drop();
});

const firstOf = (table: string) => `(select min(posting_id) from ledger.${table} where uid = 1)`;

describe('the invariants', () => {
  beforeEach(async () => {
    await pool.query('begin');
  });

  afterEach(async () => {
    await pool.query('rollback');
  });

  it('hold for a ledger that only the posting function wrote', async () => {
    expect(await ledger.check([1n, 2n])).toEqual([]);
  });

  it.each([
    [
      'entries of a posting sum to zero',
      `update ledger.entry set amount = amount - 1 where leg = 1 and uid = 1 and posting_id = ${firstOf('entry')}`,
    ],
    [
      'a balance equals its entries',
      'update ledger.wallet set balance = balance + 1 where uid = 1',
    ],
    [
      'a turnover equals its postings',
      'update ledger.wallet set turnover = turnover + 1 where uid = 1',
    ],
    [
      'a balance follows from the one before',
      `update ledger.entry set balance_after = 99 where leg = 0 and uid = 1 and posting_id = ${firstOf('entry')}`,
    ],
    [
      'a key stands for one whole posting',
      `delete from ledger.entry where uid = 1 and posting_id = ${firstOf('entry')}`,
    ],
    ['a key stands for one whole posting', `delete from ledger.posting where key = 'a'`],
    [
      'a key stands for one whole posting',
      `update ledger.entry set leg = 2, account = 'house:other', balance_after = null
       where leg = 0 and uid = 1 and posting_id = ${firstOf('entry')}`,
    ],
    [
      'no key is applied twice',
      `drop index ledger.posting_key;
       update ledger.posting set key = 'b' where uid = 1 and key = 'a'`,
    ],
    [
      'no balance is negative',
      `alter table ledger.wallet drop constraint wallet_balance_check;
       update ledger.wallet set balance = -1 where uid = 1`,
    ],
    [
      'requirements queue up',
      `update ledger.requirement set release_at = release_at - 10 where uid = 1 and posting_id = ${firstOf('requirement')}`,
    ],
    ['requirements queue up', 'update ledger.wallet set release_tail = 1 where uid = 1'],
  ])('notice when not: %s', async (invariant, sql) => {
    await damage(sql);
    const found = await ledger.check([1n]);
    expect(found.map((violation) => violation.invariant)).toContain(invariant);
  });

  it('are narrowed to the players named', async () => {
    await damage('update ledger.wallet set balance = balance + 1 where uid = 1');
    expect(await ledger.check([2n])).toEqual([]);
    expect(await ledger.check([1n, 2n])).toMatchObject([{ uid: 1n }]);
  });
});

describe('a check of all players', () => {
  it('says after each range how far it is, and ends where it is told to', async () => {
    const told: number[] = [];
    expect(await ledger.check(undefined, async (players) => void told.push(players))).toEqual([]);
    expect(told.at(-1)).toBe(Number(await ledger.countWallets()));
    const ending = ledger.check(undefined, () => Promise.reject(new Error('enough')));
    await expect(ending).rejects.toThrow('enough');
  });

  it('finds entries of a player who has no wallet', async () => {
    await pool.query(`insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
       values (platform.bucket_of(77), 77, now(), 1000, 0, 'player', 5, 5)`);
    const found = await ledger.check();
    expect(found.map((violation) => violation.uid)).toContain(77n);
  });

  it('finds a wallet that lies in the bucket of another', async () => {
    await pool.query('insert into ledger.wallet (bucket, uid) values (platform.bucket_of(79), 78)');
    expect(await ledger.check()).toContainEqual({
      invariant: 'a wallet lies in the bucket of its player',
      uid: 78n,
      detail: 'bucket 3',
    });
  });
});
