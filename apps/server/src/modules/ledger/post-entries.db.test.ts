import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buckets } from '../../platform/database/buckets.ts';
import { createPool } from '../../platform/database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLedger, type Ledger, type Posting } from './index.ts';
import { createLedgerStore } from './ledger.store.ts';

let database: TestDatabase;
let buckets: Buckets;
/** Three processes in miniature: each has its own pool and its own batches. */
let ledgers: Ledger[];
const pools: ReturnType<typeof createPool>[] = [];
let made: ReturnType<typeof createLedger>[];
let ledger: Ledger;
let lastUid = 1000n;

function newPlayer(): bigint {
  lastUid += 1n;
  return lastUid;
}

function move(uid: bigint, key: string, amount: bigint, more: Partial<Posting> = {}): Posting {
  return {
    uid,
    scope: 'test',
    key: `${uid}-${key}`,
    amount: centavos(amount),
    legs: [{ account: 'house', amount: centavos(-amount) }],
    ...more,
  };
}

async function postings(uid: bigint): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from ledger.posting where uid = $1',
    [uid],
  );
  return rows[0]?.n ?? 0;
}

beforeAll(async () => {
  database = await createTestDatabase();
  buckets = await database.buckets();
  made = Array.from({ length: 3 }, () => {
    const pool = createPool(database.url, { max: 3 });
    pools.push(pool);
    return createLedger({ pool, buckets });
  });
  ledgers = made.map(({ api }) => api);
  ledger = ledgers[0] as Ledger;
});

afterAll(async () => {
  await Promise.all(made.map((each) => each.close()));
  expect(await ledger.check()).toEqual([]);
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const fifty = Array.from({ length: 50 }, (_, place) => place);
const ledgerOf = (place: number) => ledgers[place % ledgers.length] as Ledger;

describe('a posting', () => {
  it('moves the balance and answers with it', async () => {
    const uid = newPlayer();
    const credit = await ledger.post(move(uid, 'in', 500n));
    const debit = await ledger.post(move(uid, 'out', -120n));
    expect([credit, debit]).toMatchObject([
      { ok: true, balance: 500n, replayed: false },
      { ok: true, balance: 380n, replayed: false },
    ]);
    expect(await ledger.wallet(uid)).toEqual({
      uid,
      balance: 380n,
      turnover: 0n,
      locked: 0n,
      withdrawable: 380n,
      isTest: false,
    });
  });

  it('shows an unknown player an empty wallet', async () => {
    expect(await ledger.wallet(newPlayer())).toMatchObject({ balance: 0n, withdrawable: 0n });
  });

  it('lists its entries newest first, page by page, each once', async () => {
    const uid = newPlayer();
    for (const place of [1, 2, 3, 4, 5]) await ledger.post(move(uid, `e${place}`, BigInt(place)));
    const seen = [];
    let before: { createdAt: string; postingId: bigint; leg: number } | undefined;
    for (;;) {
      const page = await ledger.entries({ uid, limit: 3, ...(before && { before }) });
      if (page.length === 0) break;
      seen.push(...page);
      before = page.at(-1);
    }
    const own = seen.filter((entry) => entry.account === 'player');
    expect(own.map((entry) => entry.amount)).toEqual([5n, 4n, 3n, 2n, 1n]);
    expect(own.map((entry) => entry.balanceAfter)).toEqual([15n, 10n, 6n, 3n, 1n]);
    expect(seen).toHaveLength(10);
    expect(new Set(seen.map((entry) => `${entry.postingId}.${entry.leg}`)).size).toBe(10);
  });
});

describe('under fifty concurrent requests', () => {
  it('exactly one of fifty spends of the whole balance succeeds', async () => {
    const uid = newPlayer();
    await ledger.post(move(uid, 'in', 1000n));
    const results = await Promise.all(
      fifty.map((place) => ledgerOf(place).post(move(uid, `spend-${place}`, -1000n))),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(new Set(results.filter((result) => !result.ok).map((result) => result.code))).toEqual(
      new Set(['INSUFFICIENT_FUNDS']),
    );
    expect(await ledger.wallet(uid)).toMatchObject({ balance: 0n });
  });

  it('all of fifty credits are there', async () => {
    const uid = newPlayer();
    const results = await Promise.all(
      fifty.map((place) => ledgerOf(place).post(move(uid, `credit-${place}`, 7n))),
    );
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await ledger.wallet(uid)).toMatchObject({ balance: 350n });
    expect(await postings(uid)).toBe(50);
  });

  it('the same key fifty times applies once and answers fifty times the same', async () => {
    const uid = newPlayer();
    const results = await Promise.all(
      fifty.map((place) => ledgerOf(place).post(move(uid, 'once', 40n))),
    );
    const answers = new Set(
      results.map((result) => (result.ok ? `${result.postingId} ${result.balance}` : result.code)),
    );
    expect(answers.size).toBe(1);
    expect(results.filter((result) => result.ok && !result.replayed)).toHaveLength(1);
    expect(await ledger.wallet(uid)).toMatchObject({ balance: 40n });
  });

  it('one key used by fifty players is the own of each, and counts once for each', async () => {
    const players = fifty.map(newPlayer);
    const race = () =>
      Promise.all(
        players.map((uid, place) => ledgerOf(place).post({ ...move(uid, '', 10n), key: 'raced' })),
      );
    const results = (await Promise.all([race(), race()])).flat();
    expect(results.every((result) => result.ok && result.balance === 10n)).toBe(true);
    expect(results.filter((result) => result.ok && result.replayed)).toHaveLength(50);
    expect(await ledger.check(players)).toEqual([]);
  });
});

describe('a key', () => {
  it('answers a later repetition with the first outcome, although the balance has moved on', async () => {
    const uid = newPlayer();
    const first = await ledger.post(move(uid, 'k', 100n));
    await ledger.post(move(uid, 'other', 50n));
    expect(await ledger.post(move(uid, 'k', 100n))).toEqual({ ...first, replayed: true });
  });

  it('is a conflict when another input uses it, and its own when another player does', async () => {
    const uid = newPlayer();
    await ledger.post(move(uid, 'k', 100n));
    const conflict = { ok: false, code: 'KEY_CONFLICT' };
    expect(await ledger.post(move(uid, 'k', 101n))).toEqual(conflict);
    expect(await ledger.post({ ...move(newPlayer(), '', 100n), key: `${uid}-k` })).toMatchObject({
      ok: true,
      replayed: false,
    });
    expect(await ledger.post({ ...move(uid, 'k', 100n), scope: 'elsewhere' })).toMatchObject({
      ok: true,
      replayed: false,
    });
  });

  it('stays free after a refusal', async () => {
    const uid = newPlayer();
    const spend = move(uid, 'spend', -30n);
    expect(await ledger.post(spend)).toEqual({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    await ledger.post(move(uid, 'in', 30n));
    expect(await ledger.post(spend)).toMatchObject({ ok: true, balance: 0n, replayed: false });
  });

  it('keeps characters that mean something to an array', async () => {
    const uid = newPlayer();
    const odd = { ...move(uid, '', 10n), key: `{"a,b"}\\${uid}` };
    expect(await ledger.post(odd)).toMatchObject({ ok: true, replayed: false });
    expect(await ledger.post(odd)).toMatchObject({ ok: true, replayed: true });
  });
});

describe('a batch', () => {
  /** Another player of the same bucket. */
  const neighbourOf = (uid: bigint) => uid + BigInt(buckets.count) * 1_000_000n;
  const hashed = (items: Posting[]) =>
    items.map((posting, place) => ({ posting, inputHash: String(place % 10).repeat(64) }));

  it('is not failed by its bad items', async () => {
    const uid = newPlayer();
    const store = createLedgerStore(database.pool, 'ledger');
    const unbalanced = { legs: [{ account: 'house', amount: centavos(1) }] };
    const results = await store.post(
      hashed([
        move(uid, '1', 100n),
        move(uid, '2', -101n),
        move(uid, '3', 5n, unbalanced),
        move(uid, '4', 0n, unbalanced),
        move(uid, '5', 5n, { legs: [] }),
        move(uid, '6', 5n, { requirement: { amount: centavos(5), multiplier: -2n } }),
        move(uid, '7', 5n, { turnover: centavos(-1) }),
        move(uid, '8', 2n ** 63n - 1n),
        move(uid, '9', -60n),
      ]),
      buckets.of(uid),
    );
    expect(results.map((result) => (result.ok ? result.balance : result.code))).toEqual([
      100n,
      'INSUFFICIENT_FUNDS',
      'UNBALANCED',
      'INVALID',
      'INVALID',
      'INVALID',
      'OUT_OF_RANGE',
      'OUT_OF_RANGE',
      40n,
    ]);
    expect(await postings(uid)).toBe(2);
  });

  it('treats a key that stands in it twice as two calls in sequence', async () => {
    const uid = newPlayer();
    const other = neighbourOf(uid);
    const store = createLedgerStore(database.pool, 'ledger');
    const same = '7'.repeat(64);
    const item = (posting: Posting, inputHash = same) => ({ posting, inputHash });
    const results = await store.post(
      [
        item(move(uid, 'twice', -10n)),
        item(move(uid, 'in', 10n)),
        item(move(uid, 'twice', -10n)),
        item(move(uid, 'twice', -10n)),
        item(move(uid, 'twice', -9n), '8'.repeat(64)),
        item({ ...move(other, '', 10n), key: `${uid}-twice` }),
      ],
      buckets.of(uid),
    );
    expect(
      results.map((result) => (result.ok ? `${result.balance} ${result.replayed}` : result.code)),
    ).toEqual(['INSUFFICIENT_FUNDS', '10 false', '0 false', '0 true', 'KEY_CONFLICT', '10 false']);
  });

  it('locks with a requirement what a later item of it would withdraw, until it is played', async () => {
    const uid = newPlayer();
    const other = neighbourOf(uid);
    const store = createLedgerStore(database.pool, 'ledger');
    const required = { requirement: { amount: centavos(60), multiplier: 1n } };
    const results = await store.post(
      hashed([
        move(uid, 'in', 100n, required),
        move(uid, 'too much', -41n, { onlyWithdrawable: true }),
        move(uid, 'free', -40n, { onlyWithdrawable: true }),
        move(uid, 'played', -1n, { turnover: centavos(60) }),
        move(uid, 'rest', -59n, { onlyWithdrawable: true }),
        move(other, 'in', 100n),
        move(other, 'out', -100n, { onlyWithdrawable: true }),
      ]),
      buckets.of(uid),
    );
    expect(results.map((result) => (result.ok ? result.balance : result.code))).toEqual([
      100n,
      'NOT_WITHDRAWABLE',
      60n,
      59n,
      0n,
      100n,
      0n,
    ]);
  });

  it('is refused whole when it is not sorted or its arrays do not fit', async () => {
    const store = createLedgerStore(database.pool, 'ledger');
    const low = newPlayer();
    const high = neighbourOf(low);
    const bucket = buckets.of(low);
    const post = (items: Posting[]) => store.post(hashed(items), bucket);
    await expect(post([move(high, 'a', 1n), move(low, 'a', 1n)])).rejects.toThrow(
      'not sorted by uid',
    );
    await expect(post([])).rejects.toThrow('do not fit together');
    const crowd = Array.from({ length: 1001 }, (_, place) => move(low, `c${place}`, 1n));
    await expect(post(crowd)).rejects.toThrow('do not fit together');
    await expect(store.post(hashed([move(low, 'a', 1n)]), bucket + 1)).rejects.toThrow(
      `player ${low} is not in bucket ${bucket + 1}`,
    );
    expect((await postings(low)) + (await postings(high))).toBe(0);
  });

  it('of players of many buckets is posted as a whole, each item answered in its place', async () => {
    expect(buckets.count).toBeGreaterThan(1);
    const uids = Array.from({ length: 2 * buckets.count }, newPlayer);
    const legs = uids.map((_, place) => (place % 2) + 1);
    const post = () =>
      database.pool.query<{ outcomes: string[]; ids: string[]; balances: string[] }>(
        `select outcomes, posting_ids::text[] as ids, balances::text[] as balances from ledger.post($1, array_fill('many'::text, array[$2::int]),
           $3, array_fill(sha256('x'), array[$2]), $4, array_fill(0::bigint, array[$2]),
           array_fill(null::bigint, array[$2]), array_fill(null::bigint, array[$2]), array_fill(false, array[$2]),
           $5, $6, $7)`,
        [
          uids,
          uids.length,
          uids.map((uid) => `many-${uid}`),
          uids.map((uid) => uid * 10n),
          legs,
          legs.flatMap((count) => ['house:a', 'house:b'].slice(0, count)),
          uids.flatMap((uid, place) => (legs[place] === 1 ? [-10n * uid] : [-7n * uid, -3n * uid])),
        ],
      );
    const { rows } = await post();
    const balances = uids.map((uid) => String(uid * 10n));
    expect(rows).toEqual([
      { outcomes: uids.map(() => 'APPLIED'), ids: uids.map(() => '1'), balances },
    ]);
    expect((await post()).rows[0]).toMatchObject({
      outcomes: uids.map(() => 'REPLAYED'),
      balances,
    });
    expect(await ledger.check(uids)).toEqual([]);
    for (const [place, uid] of uids.entries()) {
      expect(await ledger.legsOfKeys(uid, 'many', [`many-${uid}`])).toHaveLength(
        (legs[place] ?? 0) + 1,
      );
    }
  });
});
