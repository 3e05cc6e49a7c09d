import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLedger, type Ledger, type Posting } from './index.ts';

let database: TestDatabase;
let made: ReturnType<typeof createLedger>;
let ledger: Ledger;

function credit(uid: bigint, key: string): Posting {
  return {
    uid,
    scope: 'test',
    key,
    amount: centavos(100),
    legs: [{ account: 'house', amount: centavos(-100) }],
    requirement: { amount: centavos(100), multiplier: 1n },
  };
}

async function partitions(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'ledger.entry'::regclass order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Puts the ledger's clock, which is a function of the database, at a fixed moment. */
async function setClock(moment: string): Promise<void> {
  await database.owner.query(
    `create or replace function platform.clock() returns timestamptz
     language sql volatile return '${moment}'::timestamptz`,
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  made = createLedger({ pool: database.pool, buckets: await database.buckets() });
  ledger = made.api;
  await ledger.post(credit(1n, 'first'));
});

afterAll(async () => {
  await made.close();
  await database.drop();
});

/** The app lacks the right, and the owner of the table is stopped by its trigger. */
async function expectRefusal(sql: string): Promise<void> {
  await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
  await expect(database.owner.query(sql)).rejects.toMatchObject({ code: '23001' });
}

describe('what was written', () => {
  it.each(['posting', 'entry', 'requirement'])('stays as it is in ledger.%s', async (table) => {
    const attempts = [
      `update ledger.${table} set created_at = now()`,
      `delete from ledger.${table}`,
      `truncate ledger.${table}`,
    ];
    for (const attempt of attempts) await expectRefusal(attempt);
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ledger.${table}`,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it('stays as it is when a month is addressed by its own name', async () => {
    for (const name of await partitions()) {
      for (const attempt of [
        `update ${name} set amount = 1`,
        `delete from ${name}`,
        `truncate ${name}`,
      ]) {
        await expectRefusal(attempt);
      }
    }
  });

  it('keeps its wallets', async () => {
    await expectRefusal('delete from ledger.wallet');
    await expectRefusal('truncate ledger.wallet');
  });

  it('is refused a negative balance by the table itself', async () => {
    await expect(
      database.owner.query('update ledger.wallet set balance = -1 where uid = 1'),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the months', () => {
  it('turn at midnight in Manila, each entry in its month', async () => {
    await setClock('2031-03-31 15:59:59.999999+00');
    await ledger.ensurePartitions();
    await ledger.post(credit(2n, 'last of March'.replaceAll(' ', '-')));
    await setClock('2031-03-31 16:00:00+00');
    await ledger.post(credit(2n, 'first-of-April'));
    const { rows } = await database.pool.query<{ month: string }>(
      `select distinct tableoid::regclass::text as month from ledger.entry where uid = 2 order by 1`,
    );
    expect(rows.map((row) => row.month)).toEqual(['ledger.entry_2031_03', 'ledger.entry_2031_04']);
    expect(await ledger.entries({ uid: 2n, limit: 10 })).toHaveLength(4);
  });

  it('are made by the daily job ahead of need, and only once', async () => {
    await setClock('2032-06-15 00:00:00+00');
    const { tasks, crontab } = made.jobs;
    expect(crontab).toContain('ledger_ensure_partitions');
    const helpers = {} as Parameters<NonNullable<(typeof tasks)[string]>>[1];
    await tasks['ledger_ensure_partitions']?.({}, helpers);
    expect(await partitions()).toEqual(
      expect.arrayContaining([
        'ledger.entry_2032_05',
        'ledger.entry_2032_06',
        'ledger.entry_2032_07',
        'ledger.entry_2032_08',
        'ledger.entry_2032_09',
      ]),
    );
    expect(await ledger.ensurePartitions()).toBe(0);
  });

  it('never fail a posting, even if nothing made them ahead', async () => {
    await setClock('2040-01-01 00:00:00+00');
    const results = await Promise.all(
      ['a', 'b', 'c'].map((key, place) => ledger.post(credit(BigInt(3 + place), key))),
    );
    expect(results).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await partitions()).toContain('ledger.entry_2040_01');
  });

  it('keep a player’s history in order when the clock steps back', async () => {
    await setClock('2040-01-10 00:00:00+00');
    await ledger.post(credit(9n, 'one'));
    await setClock('2040-01-09 00:00:00+00');
    await ledger.post(credit(9n, 'two'));
    const entries = await ledger.entries({ uid: 9n, limit: 10 });
    const own = entries.filter((entry) => entry.account === 'player');
    expect(own.map((entry) => entry.balanceAfter)).toEqual([200n, 100n]);
    expect(await ledger.check()).toEqual([]);
  });
});
