import { centavos } from '@perya/money';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadInstallation } from '../../distribution/spread-installation.ts';
import { type Books, createBooks, type Posting } from '../../modules/ledger/index.ts';
import { readBuckets } from '../../platform/database/buckets.ts';
import { createPool } from '../../platform/database/pool.ts';
import { makeInstallation } from './make-installation.ts';
import { type Citus, startCitus } from './start-citus.ts';

const buckets = 8;
const players = Array.from({ length: 40 }, (_, place) => BigInt(place + 1));

let citus: Citus;
let owner: pg.Client;
let app: pg.Pool;

beforeAll(async () => {
  citus = await startCitus();
  owner = await makeInstallation(citus, buckets);
  await spreadInstallation(owner, { appLogin: 'perya_app' });
  app = createPool(citus.coordinator.url('perya_app'));
});
afterAll(async () => {
  await app?.end();
  await owner?.end();
  await citus?.stop();
});

const posting = (
  uid: bigint,
  key: string,
  amount: number,
  more: Partial<Posting> = {},
): Posting => ({
  uid,
  scope: 'test',
  key,
  amount: centavos(amount),
  legs: [{ account: 'house', amount: centavos(-amount) }],
  ...more,
});

describe.each(['ledger', 'points'] as const)(
  'the books of %s on a coordinator and two workers',
  (schema) => {
    let made: ReturnType<typeof createBooks>;
    let books: Books;
    beforeAll(async () => {
      made = createBooks(schema, { pool: app, buckets: await readBuckets(app) });
      books = made.api;
    });
    afterAll(() => made.close());

    it('apply a posting once, for all players at once, and hold', async () => {
      const credit = (uid: bigint) =>
        books.post(
          posting(uid, 'first', 1000, { requirement: { amount: centavos(400), multiplier: 2n } }),
        );
      const first = await Promise.all(players.map(credit));
      const again = await Promise.all(players.map(credit));
      expect(first.every((result) => result.ok && !result.replayed)).toBe(true);
      expect(again.every((result) => result.ok && result.replayed)).toBe(true);
      const stakes = players.flatMap((uid) =>
        ['a', 'b'].map((key) => books.post(posting(uid, key, -100, { turnover: centavos(100) }))),
      );
      expect((await Promise.all(stakes)).every((result) => result.ok)).toBe(true);
      expect(await books.wallet(7n)).toMatchObject({ balance: 800n, turnover: 200n, locked: 400n });
      expect(await books.countWallets()).toBe(BigInt(players.length));
      expect(await books.check()).toEqual([]);
    });

    it('refuse what is not there, and what must be played first', async () => {
      expect(await books.post(posting(7n, 'too-much', -900))).toMatchObject({
        code: 'INSUFFICIENT_FUNDS',
      });
      expect(await books.post(posting(7n, 'out', -500, { onlyWithdrawable: true }))).toMatchObject({
        code: 'NOT_WITHDRAWABLE',
      });
      expect(await books.post(posting(7n, 'first', 999))).toMatchObject({ code: 'KEY_CONFLICT' });
    });

    it('lie on both workers, each bucket whole on one of them', async () => {
      const { rows } = await owner.query<{ port: number; tables: string }>(
        `select nodeport as port, count(distinct table_name) as tables from citus_shards
       where table_name::text like $1 and table_name::text !~ '_\\d{4}_\\d{2}$' and citus_table_type = 'distributed'
       group by 1 order by 1`,
        [`${schema}.%`],
      );
      expect(rows.map(({ port }) => port)).toEqual(citus.workers.map(({ port }) => port).sort());
      expect(new Set(rows.map(({ tables }) => tables)).size).toBe(1);
    });

    it('show a player what was posted, by time and by key', async () => {
      expect(await books.entries({ uid: 7n, limit: 10 })).toHaveLength(6);
      expect(await books.legsOfKeys(7n, 'test', ['first'])).toHaveLength(2);
      const { rows } = await app.query(
        `select b.first_id, b.last_id, ${schema}.count_postings(7, b.first_id, b.last_id, 10) as count,
         ${schema}.balance_before(7, now()) as balance
       from ${schema}.postings_between(7, now() - interval '1 hour', now()) b`,
      );
      expect(rows).toEqual([{ firstId: 1n, lastId: 3n, count: 3, balance: 800n }]);
    });

    it('let go of what must be played first', async () => {
      const isToPlay = async () =>
        (await app.query(`select ${schema}.is_to_play(8, 'test', 'first') as yes`)).rows[0].yes;
      expect(await isToPlay()).toBe(true);
      await app.query(`select ${schema}.waive(8, 'test', 'first')`);
      expect(await isToPlay()).toBe(false);
      expect(await books.wallet(8n)).toMatchObject({ locked: 0n });
      expect(await books.check([8n])).toEqual([]);
    });

    it('are never changed, also by their owner', async () => {
      for (const text of [
        `update ${schema}.posting set turnover = 0 where bucket = 7`,
        `delete from ${schema}.entry`,
        `delete from ${schema}.wallet where bucket = 7`,
      ]) {
        await expect(owner.query(text)).rejects.toMatchObject({ code: '23001' });
        await expect(app.query(text)).rejects.toMatchObject({ code: '42501' });
      }
    });

    it('get their months, which lie where the others do', async () => {
      const { rows } = await app.query(`select ${schema}.ensure_partitions(6) as made`);
      expect(rows[0].made).toBeGreaterThan(0);
      expect(await books.check([7n])).toEqual([]);
    });
  },
);

it('what lies on the coordinator is held against books that lie elsewhere', async () => {
  const views = [
    'points.broken_mall',
    'promotions.broken',
    'games.broken',
    'house.broken_liability',
  ];
  for (const view of views) {
    const { rows } = await app.query(`select count(*)::int as count from ${view}`);
    expect(rows, view).toEqual([{ count: 0 }]);
  }
  const { rows } = await app.query('select balances from house.owed');
  expect(rows).toEqual([{ balances: 800n * BigInt(players.length) }]);
  // Counted by the first look, added to by the second.
  for (let look = 1; look <= 2; look += 1) {
    const { rows: looked } = await app.query('select balances from house.look_at_liability()');
    expect(looked).toEqual(rows);
  }
  const { rowCount } = await app.query('select from ledger.months_to_seal()');
  expect(rowCount).toBe(0);
});
