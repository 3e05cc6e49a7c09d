import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLog } from '../../platform/events/log-reader.ts';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { settleRounds } from '../../testing/games/settle-rounds.ts';
import { addPlayer } from '../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPlayReader } from './read-play.ts';
import { createVipStore } from './vip.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const own = [BigInt(uid)];
  return {
    ...player,
    uid: BigInt(uid),
    stake: (pesos: number, status: 'completed' | 'failed' | 'pending' = 'completed') =>
      settleRounds(server.database.pool, own, Math.round(pesos * 100), status),
    vip: () => player.client.call(calls.getVip, {}),
  };
}

async function readAll(table: 'standing' | 'rise'): Promise<unknown[]> {
  const columns = table === 'standing' ? 'uid, staked, level' : 'uid, level';
  const { rows } = await server.database.pool.query(
    `select ${columns} from vip.${table} order by uid, level`,
  );
  return rows;
}

describe('the VIP level', () => {
  test('begins at 0 and rises with every peso of rounds that were played to their end [M-346 M-155]', async () => {
    const ana = await newPlayer();
    expect(await ana.vip()).toEqual({ level: 0, tier: '', xp: 0, level_xp: 0, next_xp: 1000 });
    await ana.stake(250.5);
    await ana.stake(249.49);
    await ana.stake(5000, 'failed');
    await ana.stake(5000, 'pending');
    await server.settle();
    expect(await ana.vip()).toMatchObject({ level: 0, xp: 499 });
    // The centavos of several rounds make a whole one together.
    await ana.stake(0.01);
    await ana.stake(500);
    await server.settle();
    expect(await ana.vip()).toEqual({
      level: 1,
      tier: 'Bronze',
      xp: 1000,
      level_xp: 1000,
      next_xp: 3000,
    });
    const profile = await ana.client.call(calls.getProfile, {});
    expect([profile.vip, profile.xp]).toEqual([1, 1000]);
  });

  test('ends at 29, above which nothing is aimed at [M-151 M-152]', async () => {
    const ben = await newPlayer();
    await ben.stake(150_000_000);
    await server.settle();
    expect(await ben.vip()).toMatchObject({ level: 29, tier: 'Diamond', next_xp: null });
    await ben.stake(150_000_000);
    await server.settle();
    expect(await ben.vip()).toMatchObject({ level: 29, xp: 300_000_000 });
    const { rows } = await server.database.pool.query<{ level: number }>(
      'select level from vip.risen where uid = $1 order by seq',
      [ben.uid],
    );
    expect(rows.map(({ level }) => level)).toEqual(Array.from({ length: 29 }, (_, n) => n + 1));
  });

  test('is measured by 29 rising thresholds in five tiers [M-096 M-347 M-430]', async () => {
    const player = await newPlayer();
    const rule = await player.client.call(calls.getVipRule, {});
    expect(Object.keys(rule)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
    const levels = Object.values(rule).flat();
    expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 29 }, (_, n) => n + 1));
    const thresholds = levels.map(({ xp }) => xp);
    expect(levels.every(({ gift }) => gift === null || /^\d+\.\d{2}$/.test(gift))).toBe(true);
    expect(thresholds).toEqual([...new Set(thresholds)].toSorted((a, b) => a - b));
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.getVipRule, {}))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(visitor.client.call(calls.getVip, {}))).toBe('UNAUTHENTICATED');
  });

  test('is kept when an operator raises the thresholds, and nothing is reached twice', async () => {
    const ana = await newPlayer();
    await ana.stake(6000);
    await server.settle();
    const { owner } = server.database;
    await owner.query('update vip.level set xp = xp + 3500 where level = 3');
    try {
      await ana.stake(1);
      await server.settle();
      expect(await ana.vip()).toMatchObject({ level: 3, xp: 6001, level_xp: 9500 });
      await ana.stake(4000);
      await server.settle();
      const { rows } = await server.database.pool.query(
        'select level from vip.rise where uid = $1 order by level',
        [ana.uid],
      );
      expect(rows).toEqual([{ level: 1 }, { level: 2 }, { level: 3 }, { level: 4 }]);
    } finally {
      await owner.query('update vip.level set xp = xp - 3500 where level = 3');
    }
  });
});

describe('the reader of play', () => {
  test('comes to the same from the beginning, in other parts, by many at once', async () => {
    const { pool, owner } = server.database;
    const uids = await Promise.all(
      Array.from({ length: 6 }, (_, n) => addPlayer(server, 0, { tester: n % 2 === 0 })),
    );
    for (const stake of [60_000, 45_012, 1_999_999]) await settleRounds(pool, uids, stake);
    await server.settle();
    const standings = await readAll('standing');
    const rises = await readAll('rise');
    expect(standings).toContainEqual({ uid: uids[0], staked: 2_105_011n, level: 5 });
    await owner.query(
      `alter table vip.rise disable trigger append_only;
       truncate vip.standing, vip.rise;
       alter table vip.rise enable trigger append_only;
       delete from platform.log_reader where name = 'vip.play'`,
    );
    const reader = { ...createPlayReader({ store: createVipStore(pool) }), batchSize: 3 };
    await Promise.all(Array.from({ length: 8 }, () => readLog(pool, reader)));
    await server.settle();
    expect(await readAll('standing')).toEqual(standings);
    expect(await readAll('rise')).toEqual(rises);
  });

  test('counts a batch that commits late once, after one with higher numbers', async () => {
    const { pool } = server.database;
    const ana = await newPlayer();
    const late = await pool.connect();
    try {
      await late.query('begin');
      await settleRounds(late, [ana.uid], 80_000);
      await ana.stake(300);
      await readLog(pool, createPlayReader({ store: createVipStore(pool) }));
      await late.query('commit');
    } finally {
      late.release();
    }
    await server.settle();
    await server.settle();
    expect(await ana.vip()).toMatchObject({ level: 1, xp: 1100 });
  });
});
