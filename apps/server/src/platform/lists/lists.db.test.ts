import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { byMoment, byNumber, byText } from './key.ts';
import { createList, type List } from './list.ts';
import { createQueue, holderOf } from './queue.ts';
import { type AmountRange, type TimeRange, withinAmounts, withinTime } from './ranges.ts';

interface Thing {
  id: bigint;
  name: string;
}
interface ThingFilter {
  kind?: string | undefined;
  isOldestFirst?: boolean;
}

let database: TestDatabase;
let pool: pg.Pool;
let list: List<Thing, ThingFilter>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.owner;
  await pool.query(`create schema shelf;
    create table shelf.thing (id bigint primary key, kind text not null, name text not null,
      at timestamptz not null, is_open boolean not null default true,
      claimed_by bigint, claimed_name text, claimed_until timestamptz);
    insert into shelf.thing (id, kind, name, at)
    select n, case when n % 2 = 0 then 'even' else 'odd' end, 'Thing ' || n,
      timestamptz '2026-11-01 00:00:00.000001Z' + n / 3 * interval '1 microsecond'
    from generate_series(1, 100) n`);
  list = createList<Thing, ThingFilter>(pool, {
    columns: 't.id, t.name',
    from: 'shelf.thing t',
    key: [byMoment('t.at'), byNumber('t.id')],
    since: 't.at',
    isAscending: ({ isOldestFirst = false }) => isOldestFirst,
    where: ({ kind }, asked) => [asked('t.kind = ?', kind)],
  });
});
afterAll(() => database.drop());
beforeEach(() =>
  pool.query('update shelf.thing set claimed_by = null, claimed_until = null, is_open = true'),
);

const numbers = (...given: number[]) => given.map(BigInt);

async function readAll(filter: ThingFilter) {
  const seen: bigint[] = [];
  const counts: (number | null)[] = [];
  let cursor: string | undefined;
  do {
    const page = await list.page({ ...filter, cursor, limit: 7 });
    expect(page.rows.length).toBeLessThanOrEqual(7);
    seen.push(...page.rows.map(({ id }) => id));
    counts.push(page.count);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { seen, counts };
}

describe('a list', () => {
  test('gives every row once, page by page, though many have one moment', async () => {
    const upward = numbers(...Array.from({ length: 100 }, (_, at) => at + 1));
    expect((await readAll({ isOldestFirst: true })).seen).toEqual(upward);
    expect((await readAll({})).seen).toEqual(upward.toReversed());
    expect((await readAll({ kind: 'even' })).seen).toEqual(
      upward.filter((id) => id % 2n === 0n).toReversed(),
    );
  });

  test('is counted with its first page alone, and no further than lists tell', async () => {
    expect((await readAll({ kind: 'odd' })).counts).toEqual([50, ...Array(7).fill(null)]);
    const many = createList(pool, {
      columns: 'n',
      from: 'generate_series(1, 10500) n',
      key: [byNumber('n')],
    });
    expect((await many.page({})).count).toBe(10_000);
    expect(await list.waiting({ kind: 'odd' })).toEqual({ count: 50, oldestAt: expect.any(Date) });
  });

  test('says with its first page what all that fits comes to, unless counting stopped', async () => {
    const summed = createList<Thing, ThingFilter, 'amount'>(pool, {
      columns: 't.id, t.name',
      from: 'shelf.thing t',
      key: [byNumber('t.id')],
      sums: { amount: 't.id' },
      where: ({ kind }, asked) => [asked('t.kind = ?', kind)],
    });
    const first = await summed.summed({ kind: 'even', limit: 7 });
    expect(first).toMatchObject({ count: 50, sums: { amount: 2550n } });
    expect(first.rows).toHaveLength(7);
    const next = await summed.summed({ kind: 'even', limit: 7, cursor: first.next ?? '' });
    expect(next).toMatchObject({ count: null, sums: null });
    expect(await summed.summed({ kind: 'neither' })).toMatchObject({
      count: 0,
      sums: { amount: 0n },
    });
    const many = createList<{ n: number }, unknown, 'n'>(pool, {
      columns: 'n',
      from: 'generate_series(1, 10500) n',
      key: [byNumber('n')],
      sums: { n: 'n' },
    });
    expect(await many.summed({})).toMatchObject({ count: 10_000, sums: null });
  });

  test('is narrowed to a time and to amounts, of which the ends are within as the contract says', async () => {
    interface Ranged extends TimeRange, AmountRange {}
    const ranged = createList<Thing, Ranged>(pool, {
      columns: 'id, name',
      from: `(values (1::bigint, 'a', timestamptz '2026-11-01 00:00Z', 100), (2, 'b', '2026-11-02 00:00Z', 250),
        (3, 'c', '2026-11-03 00:00Z', 300)) t (id, name, at, amount)`,
      key: [byNumber('id')],
      where: (range, asked) => [
        ...withinTime(asked, 'at', range),
        ...withinAmounts(asked, 'amount', range),
      ],
    });
    const idsOf = async (range: Ranged) => (await ranged.page(range)).rows.map(({ id }) => id);
    const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
    expect(await idsOf({ from: at('2026-11-02'), before: at('2026-11-03') })).toEqual([2n]);
    expect(await idsOf({ amount_min: '2.50' })).toEqual([3n, 2n]);
    expect(await idsOf({ amount_min: '1.00', amount_max: '2.50' })).toEqual([2n, 1n]);
    expect(await idsOf({})).toEqual([3n, 2n, 1n]);
  });

  test.each(['', 'x', 'WyIxIl0', Buffer.from('["1","2"]').toString('base64url')])(
    'refuses a cursor that is not its own: %j',
    async (cursor) => {
      await expect(list.page({ cursor })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  test('joins what costs to the rows of a page alone', async () => {
    await pool.query(`create sequence shelf.looked;
      create function shelf.look(bigint) returns bigint language sql volatile
      as $$ select nextval('shelf.looked') + 0 * $1 $$`);
    const wide = createList<Thing & { looked: bigint }>(pool, {
      columns: 't.id, t.name, f.looked',
      from: 'shelf.thing t',
      widen: { row: 't', joins: 'cross join lateral shelf.look(t.id) f(looked)' },
      key: [byText('t.name'), byNumber('t.id')],
    });
    const { rows } = await wide.page({ limit: 3 });
    expect(rows.map(({ name }) => name)).toEqual(['Thing 99', 'Thing 98', 'Thing 97']);
    const { rows: looked } = await pool.query('select last_value from shelf.looked');
    expect(looked).toEqual([{ lastValue: 4n }]);
  });
});

describe('a queue', () => {
  const queue = createQueue<pg.PoolClient, { id: bigint; name: string }, 'id'>({
    table: 'shelf.thing',
    key: ['id'],
    columns: 'r.id, r.name',
    isOpen: 'r.is_open',
  });
  const ana = { staffId: 1n, name: 'Ana' };
  const ben = { staffId: 2n, name: 'Ben' };
  const claim = (who: typeof ana, id: bigint) =>
    inTransaction(pool, (tx) => queue.claim(tx, who, { id }));
  const release = (who: typeof ana, id: bigint) =>
    inTransaction(pool, (tx) => queue.release(tx, who.staffId, { id }));

  test('gives a row to one of many who claim it at once, and to others when it is given back or over', async () => {
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, at) => claim({ staffId: BigInt(at), name: 'Many' }, 5n)),
    );
    const [holder, ...none] = many.filter((each) => each !== null);
    expect(holder).toMatchObject({ id: 5n, name: 'Thing 5', isNew: true });
    expect(none).toEqual([]);

    expect(await claim(ana, 6n)).toMatchObject({ isNew: true });
    expect(await claim(ana, 6n)).toMatchObject({ isNew: false });
    expect(await claim(ben, 6n)).toBeNull();
    expect(await release(ben, 6n)).toBeNull();
    expect(await release(ana, 6n)).toMatchObject({ id: 6n });
    expect(await claim(ben, 6n)).toMatchObject({ isNew: true });
    await pool.query('update shelf.thing set claimed_until = platform.clock() where id = 6');
    expect(await release(ben, 6n)).toBeNull();
    expect(await claim(ana, 6n)).toMatchObject({ isNew: true });
  });

  test('gives nobody what is closed or not there', async () => {
    await pool.query('update shelf.thing set is_open = false where id = 7');
    expect(await claim(ana, 7n)).toBeNull();
    expect(await claim(ana, 700n)).toBeNull();
  });

  test('gives two who ask for the next at once two different ones, in their order', async () => {
    await pool.query('update shelf.thing set is_open = id in (11, 12, 13)');
    const next = (who: typeof ana) => inTransaction(pool, (tx) => queue.claimNext(tx, who));
    const both = await inTransaction(pool, async (tx) => [
      await queue.claimNext(tx, ana),
      await next(ben),
    ]);
    expect(both.map((each) => each?.id)).toEqual([11n, 12n]);
    expect((await next(ana))?.id).toBe(13n);
    expect(await next(ben)).toBeNull();
  });

  test('says who has a row', () => {
    const claimedUntil = new Date(Date.now() + 60_000);
    expect(holderOf({ claimedBy: 1n, claimedUntil }, 1n)).toBe('caller');
    expect(holderOf({ claimedBy: 1n, claimedUntil }, 2n)).toBe('other');
    expect(holderOf({ claimedBy: 1n, claimedUntil: new Date() }, 1n)).toBe('nobody');
    expect(holderOf({ claimedBy: null, claimedUntil: null }, 1n)).toBe('nobody');
  });
});
