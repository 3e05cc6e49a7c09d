import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '@perya/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommitSignal } from '../../platform/events/commit-signal.ts';
import { createFolderStore } from '../../platform/files/folder-store.ts';
import { createPictureStore } from '../../platform/files/picture-store.ts';
import { createRateLimiter } from '../../platform/http/rate-limits.ts';
import { createKeyring } from '../../platform/keyring.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createAudit } from '../audit/index.ts';
import type { Posting } from '../ledger/index.ts';
import { createPoints, type Points, pointsRateLimits } from './index.ts';

let database: TestDatabase;
let made: ReturnType<typeof createPoints>;
let points: Points;

beforeAll(async () => {
  database = await createTestDatabase();
  made = createPoints({
    pool: database.pool,
    buckets: await database.buckets(),
    keyring: createKeyring(Buffer.alloc(32, 1)),
    rateLimiter: createRateLimiter(pointsRateLimits, null),
    pictures: createPictureStore(
      createFolderStore(join(tmpdir(), 'perya-no-pictures'), { isPrivate: false }),
    ),
    audit: createAudit({ pool: database.pool, commitSignal: createCommitSignal() }).api,
  });
  points = made.api;
});

afterAll(async () => {
  await made.close();
  await database.drop();
});

function posting(uid: bigint, key: string, amount: number): Posting {
  const far = { account: amount > 0 ? 'issued:task' : 'mall', amount: centavos(-amount) };
  return { uid, scope: 'rewards', key, amount: centavos(amount), legs: [far] };
}

/** What the books must answer: the balance, or the code of the refusal. */
class Model {
  readonly balances = new Map<bigint, bigint>();
  readonly #answers = new Map<string, { amount: bigint; balance: bigint }>();

  post(uid: bigint, key: string, amount: bigint): bigint | string {
    const known = this.#answers.get(key);
    if (known) return known.amount === amount ? known.balance : 'KEY_CONFLICT';
    const balance = (this.balances.get(uid) ?? 0n) + amount;
    if (balance < 0n) return 'INSUFFICIENT_FUNDS';
    this.balances.set(uid, balance);
    this.#answers.set(key, { amount, balance });
    return balance;
  }
}

describe('the ledger of Filcoins', () => {
  it('holds every invariant through random postings and ends where a plain model ends', async () => {
    const operation = fc.record({
      uid: fc.bigInt({ min: 1n, max: 3n }),
      key: fc.integer({ min: 0, max: 60 }),
      amount: fc.integer({ min: -120, max: 100 }).filter((amount) => amount !== 0),
    });
    const drawn = fc.sample(operation, 100);
    const model = new Model();
    for (const { uid, key, amount } of drawn) {
      const name = `${uid}-${key}`;
      const result = await points.post(posting(uid, name, amount));
      expect(result.ok ? result.balance : result.code).toBe(model.post(uid, name, BigInt(amount)));
      expect(await points.check([uid])).toEqual([]);
    }
    for (const [uid, balance] of model.balances) {
      expect(await points.wallet(uid)).toMatchObject({ balance, withdrawable: balance });
    }
    expect(await points.check()).toEqual([]);
  });

  it('spends a balance once, however many want it at the same time', async () => {
    await points.post(posting(20n, 'given', 100));
    const spent = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => points.post(posting(20n, `spent-${nth}`, -100))),
    );
    expect(spent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await points.check([20n])).toEqual([]);
  });

  it('leaves the wallet of money alone, and the ledger leaves this one', async () => {
    await points.post(posting(21n, 'apart', 5));
    const { rows } = await database.pool.query(
      'select balance from ledger.standing where uid = 21',
    );
    expect(rows).toEqual([{ balance: 0n }]);
    // The player's wallet of money is there, so that it can no longer become one of test money.
    const { rows: opened } = await database.pool.query(
      'select ledger.open_test_wallet(21) as test',
    );
    expect(opened).toEqual([{ test: false }]);
  });

  it('books Filcoins of a test account apart', async () => {
    await database.pool.query('select ledger.open_test_wallet(22)');
    await points.post(posting(22n, 'of-a-tester', 7));
    expect(await points.wallet(22n)).toMatchObject({ isTest: true, balance: 7n });
    const { rows } = await database.pool.query(
      "select account, amount from points.booked where uid = 22 and account <> 'player'",
    );
    expect(rows).toEqual([{ account: 'test:issued:task', amount: -7n }]);
    expect(await points.check([22n])).toEqual([]);
  });

  it('is never changed: the app lacks the right, and triggers refuse it to the owner', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'points.entry'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(3);
    const tables = ['points.posting', 'points.entry', rows[0]?.name];
    const attempts = [
      'update points.requirement set amount = 1',
      'delete from points.wallet',
      ...tables.flatMap((table) => [
        `update ${table} set uid = 1`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]),
    ];
    for (const attempt of attempts) {
      await expect(database.pool.query(attempt)).rejects.toMatchObject({ code: '42501' });
      await expect(database.owner.query(attempt)).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('gets its months from a job of its own', async () => {
    expect(made.jobs.crontab).toContain('points_ensure_partitions');
    const task = made.jobs.tasks['points_ensure_partitions'];
    await task?.({}, {} as Parameters<NonNullable<typeof task>>[1]);
    expect(await points.ensurePartitions()).toBe(0);
  });
});
